export const copy = {
  title: '업데이트가 필요해요',
  description: '더 안전하고 빠른 쇼핑을 위해 앱을 최신 버전으로 업데이트해주세요.',
  hint: '업데이트 후에도 장바구니와 찜한 상품은 그대로예요.',
  android: 'Google Play에서 업데이트',
  ios: 'App Store에서 업데이트',
  browser: '웹에서 계속 쇼핑하기',
} as const;
