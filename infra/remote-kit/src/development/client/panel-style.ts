/** Of the panel alone: it stands in a shadow root, where the page's rules do not reach. */
export const panelStyle = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 70vh; overflow: auto;
    max-width: 960px; margin: 0 auto; padding: 16px 20px 20px; box-sizing: border-box;
    border-top: 4px solid #e5484d; border-radius: 8px; background: #191919; color: #eee;
    box-shadow: 0 8px 40px #0008; font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }
  section:focus-visible { outline: 3px solid #ffb3b5; outline-offset: 2px; }
  header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
  h1 { margin: 0; font-size: 15px; color: #ff9592; }
  h2 { margin: 16px 0 0; font-size: 14px; color: #fff; }
  button {
    min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid #777; border-radius: 6px;
    background: #333; color: #fff; font: inherit; cursor: pointer;
  }
  p { margin: 4px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  .place { color: #8ec8f6; }
  pre { margin: 8px 0 0; padding: 8px; overflow-x: auto; background: #000; border-radius: 6px; font: inherit; }
  pre span { display: block; width: max-content; min-width: 100%; }
  pre .at { background: #5c1a1d; }
  details { margin-top: 8px; color: #bbb; }
  summary { min-height: 24px; cursor: pointer; }
  @media (max-width: 600px) {
    section { inset: auto 0 0; padding: 12px; border-radius: 8px 8px 0 0; font-size: 12px; }
  }
`;
