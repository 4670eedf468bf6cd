export default { preset: '@mall/remote-kit' };
