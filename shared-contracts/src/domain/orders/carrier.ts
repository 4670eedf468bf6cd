import * as z from 'zod/mini';

/** Carriers of parcels, with where each shows the way of one by its number. */
const carriers = [
  {
    value: 'CJ',
    label: 'CJ대한통운',
    address: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  },
  {
    value: 'LOTTE',
    label: '롯데택배',
    address: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  },
  {
    value: 'HANJIN',
    label: '한진택배',
    address:
      'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  {
    value: 'EPOST',
    label: '우체국택배',
    address: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  },
  { value: 'LOGEN', label: '로젠택배', address: 'https://www.ilogen.com/web/personal/trace/' },
] as const;

export const carrierSchema = z.enum(carriers.map((carrier) => carrier.value));
export type Carrier = z.infer<typeof carrierSchema>;
/** Digits as they stand on a parcel; it becomes part of an address. */
export const trackingNumberSchema = z.string().check(z.regex(/^\d{8,16}$/));

export function carrierName(carrier: Carrier): string {
  return carriers.find(({ value }) => value === carrier)?.label ?? carrier;
}

/** The carrier's own page about a parcel. */
export function trackingAddress(carrier: Carrier, trackingNumber: string): string {
  const { address } = carriers.find(({ value }) => value === carrier) ?? carriers[0];
  return `${address}${encodeURIComponent(trackingNumber)}`;
}
