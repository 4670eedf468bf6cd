/**
 * Where the API finds each outside party: at the local stand-ins, unless the environment names the real one
 * (docs/partners.md).
 */
export function standIns(partners: string, environment = process.env): NodeJS.ProcessEnv {
  const addresses: Record<string, string> = {
    PORTONE_API_URL: partners,
    KAKAO_AUTH_URL: `${partners}/kakao`,
    KAKAO_API_URL: `${partners}/kakao`,
    NAVER_AUTH_URL: `${partners}/naver`,
    NAVER_API_URL: `${partners}/naver`,
    PAYCO_AUTH_URL: `${partners}/payco`,
    PAYCO_API_URL: `${partners}/payco`,
    APPLE_AUTH_URL: `${partners}/apple`,
    NICE_API_URL: `${partners}/nice`,
    NICE_WINDOW_URL: `${partners}/nice/CheckPlusSafeModel/service.cb`,
    SOLAPI_API_URL: `${partners}/solapi`,
    JUSO_API_URL: `${partners}/juso`,
    LIVE_SCRIPT_URL: `${partners}/live/live.js`,
  };
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, environment[name] || address]),
  );
}
