/** An app of a card company, a bank or an easy pay, in which a payment goes on. */
export interface PaymentApp {
  name: string;
  /** Schemes that open it, without `://`. iOS needs each of them under LSApplicationQueriesSchemes. */
  schemes: readonly [string, ...string[]];
  /** Android needs it under `<queries>`; it also names the app in the store. */
  androidPackage: string;
}

/**
 * Every app that the payment companies hand a payment to, as PortOne and Toss Payments list them for webviews. The
 * native app opens these and nothing else (docs/app.md).
 */
export const paymentApps = {
  isp: { name: 'ISP/페이북', schemes: ['ispmobile'], androidPackage: 'kvp.jjy.MispAndroid320' },
  kakaotalk: { name: '카카오톡', schemes: ['kakaotalk'], androidPackage: 'com.kakao.talk' },
  naver: { name: '네이버', schemes: ['naversearchthirdlogin'], androidPackage: 'com.nhn.android.search' },
  toss: { name: '토스', schemes: ['supertoss'], androidPackage: 'viva.republica.toss' },
  payco: { name: '페이코', schemes: ['payco'], androidPackage: 'com.nhnent.payapp' },
  kakaobank: { name: '카카오뱅크', schemes: ['kakaobank'], androidPackage: 'com.kakaobank.channel' },
  shinhan: {
    name: '신한 SOL페이',
    schemes: [
      'shinhan-sr-ansimclick',
      'shinhan-sr-ansimclick-naverpay',
      'shinhan-sr-ansimclick-payco',
      'smshinhanansimclick',
    ],
    androidPackage: 'com.shcard.smartpay',
  },
  hyundai: {
    name: '현대카드',
    schemes: ['hdcardappcardansimclick', 'smhyundaiansimclick', 'hyundaicardappcardid'],
    androidPackage: 'com.hyundaicard.appcard',
  },
  samsung: {
    name: '삼성카드',
    schemes: ['mpocket.online.ansimclick', 'ansimclickscard', 'ansimclickipcollect', 'scardcertiapp'],
    androidPackage: 'kr.co.samsungcard.mpocket',
  },
  monimo: {
    name: '모니모',
    schemes: ['monimopay', 'monimopayauth'],
    androidPackage: 'net.ib.android.smcard',
  },
  kb: {
    name: 'KB Pay',
    schemes: ['kb-acp', 'kb-auth', 'kb-screen'],
    androidPackage: 'com.kbcard.cxh.appcard',
  },
  kbbank: {
    name: 'KB스타뱅킹',
    schemes: ['kbbank', 'liivbank', 'newliiv'],
    androidPackage: 'com.kbstar.kbbank',
  },
  lotte: {
    name: '롯데카드',
    schemes: ['lottesmartpay', 'lotteappcard', 'lmslpay'],
    androidPackage: 'com.lcacApp',
  },
  lpay: { name: 'L.PAY', schemes: ['lpayapp'], androidPackage: 'com.lottemembers.android' },
  hana: {
    name: '하나Pay',
    schemes: ['cloudpay', 'hanawalletmembers'],
    androidPackage: 'com.hanaskcard.paycla',
  },
  nh: {
    name: 'NH올원페이',
    schemes: ['nhallonepayansimclick', 'nhappcardansimclick', 'nonghyupcardansimclick'],
    androidPackage: 'nh.smart.nhallonepay',
  },
  woori: { name: '우리카드', schemes: ['com.wooricard.wcard'], androidPackage: 'com.wooricard.smartapp' },
  wooribank: { name: '우리WON뱅킹', schemes: ['newsmartpib'], androidPackage: 'com.wooribank.smart.npib' },
  citi: {
    name: '씨티모바일',
    schemes: ['citimobileapp', 'citispay', 'citicardappkr'],
    androidPackage: 'kr.co.citibank.citimobile',
  },
  bankpay: { name: '뱅크페이', schemes: ['kftc-bankpay'], androidPackage: 'com.kftc.bankpay.android' },
  vguard: { name: 'V-Guard', schemes: ['vguardstart'], androidPackage: 'kr.co.shiftworks.vguardweb' },
} as const satisfies Record<string, PaymentApp>;

const all: readonly PaymentApp[] = Object.values(paymentApps);

export const appOfScheme = (scheme: string): PaymentApp | undefined =>
  all.find(({ schemes }) => schemes.includes(scheme));
export const appOfPackage = (name: string | null): PaymentApp | undefined =>
  all.find(({ androidPackage }) => androidPackage === name);
