import type { Carrier } from '../carrier.ts';

/** Apart from the carriers: contracts need neither names nor addresses. */
const carriers: Readonly<Record<Carrier, { label: string; address: string }>> = {
  CJ: { label: 'CJ대한통운', address: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=' },
  LOTTE: {
    label: '롯데택배',
    address: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  },
  HANJIN: {
    label: '한진택배',
    address:
      'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  EPOST: {
    label: '우체국택배',
    address: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  },
  LOGEN: { label: '로젠택배', address: 'https://www.ilogen.com/web/personal/trace/' },
};

/** What shoppers call a carrier. */
export const carrierName = (carrier: Carrier): string => carriers[carrier].label;

/** The carrier's own page about a parcel. */
export const trackingAddress = (carrier: Carrier, trackingNumber: string): string =>
  `${carriers[carrier].address}${encodeURIComponent(trackingNumber)}`;
