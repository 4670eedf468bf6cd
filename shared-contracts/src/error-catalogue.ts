interface ErrorFact {
  /** HTTP status of the reply, unless the endpoint names another in `statuses`. */
  readonly status: number;
  /** What the shopper reads when the server has nothing more exact to say. */
  readonly message: string;
}
type Facts = Readonly<Record<string, ErrorFact>>;

/** Failures that any call can answer with; an endpoint declares its own on top (spec 8). */
export const commonErrors = {
  /** No login, or a dead one (spec 4.5, 8.7). */
  UNAUTHENTICATED: { status: 401, message: '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?' },
  FORBIDDEN: { status: 403, message: '허용되지 않은 요청입니다.' },
  NOT_FOUND: { status: 404, message: '요청하신 정보를 찾을 수 없습니다.' },
  /** Path, query or body is not of the declared shape; also answered with 408, 413, 415 and 431. */
  INVALID_REQUEST: { status: 400, message: '잘못된 요청입니다.' },
  RATE_LIMITED: {
    status: 429,
    message: '요청이 많아 잠시 이용이 제한되었습니다. 잠시 후 다시 시도해주세요.',
  },
  UNAVAILABLE: { status: 503, message: '잠시 후 다시 시도해주세요.' },
} as const satisfies Facts;

/** A refused login answers 200: the form, not the transport, has to react (spec 4.3, 8.1, 8.2). */
const loginErrors = {
  PASSWD_ERROR: { status: 200, message: '아이디 혹은 비밀번호를 다시 확인해주세요.' },
  MEMBER_NULL: { status: 200, message: '아이디 혹은 비밀번호를 다시 확인해주세요.' },
  MEMBER_READY: { status: 200, message: '관리자 가입 승인 처리 후, 이용이 가능합니다.' },
  MEMBER_BLOCK: { status: 200, message: '이용이 정지된 회원입니다. 고객센터로 문의해주세요.' },
  MEMBER_OUT: { status: 200, message: '탈퇴한 회원입니다.' },
  LOGIN_BLOCK: {
    status: 200,
    message: '로그인 시도가 많아 잠시 이용이 제한되었습니다.\n10분 후 다시 시도해주세요.',
  },
  LOGIN_CODE: {
    status: 200,
    message: '로그인 시도가 많아 본인 확인이 필요합니다. 휴대폰으로 보내드린 인증번호를 입력해주세요.',
  },
  TRANSFER_PASSWORD_CHANGE: { status: 200, message: '이관 대상 회원입니다.' },
  PW_CHANGE: { status: 200, message: '비밀번호를 변경해주세요.' },
  INTEGRATION: { status: 200, message: '통합 후 이용하실 수 있습니다.' },
  CI_CHECK: { status: 200, message: '본인인증 후 이용하실 수 있습니다.' },
  INTEGRATION_COMPLETE: {
    status: 200,
    message: '다른 계정으로 통합된 회원입니다. 통합하신 계정으로 로그인해주세요.',
  },
  ERROR: { status: 200, message: '현재 SNS로그인을 진행하실 수 없습니다.' },
  SYSTEM_ERROR: { status: 200, message: '현재 SNS로그인을 진행하실 수 없습니다. 잠시 후 다시 시도해주세요.' },
  PARAMETER_NULL: { status: 200, message: '잘못된 접근입니다.' },
} as const satisfies Facts;

const memberErrors = {
  ALREADY_MEMBER: { status: 409, message: '이미 가입된 회원입니다.' },
  UNDERAGE: { status: 400, message: '만 14세 미만은 회원으로 가입하실 수 없습니다.' },
  USER_ID_TAKEN: { status: 409, message: '사용 불가능한 아이디입니다.' },
  NICK_NAME_TAKEN: { status: 409, message: '이미 사용 중인 닉네임입니다.' },
  EMAIL_TAKEN: { status: 409, message: '이미 사용 중인 이메일입니다.' },
  PHONE_TAKEN: { status: 409, message: '이미 사용 중인 휴대폰번호입니다.' },
  RECOMMENDER_NULL: { status: 400, message: '존재하지 않는 추천인 아이디입니다.' },
  IDENTITY_UNAVAILABLE: { status: 503, message: '현재 본인인증을 진행할 수 없습니다.' },
  IDENTITY_FAILED: { status: 400, message: '본인인증이 실패했습니다.' },
  IDENTITY_EXPIRED: { status: 400, message: '본인인증 시간이 지났습니다. 다시 인증해주세요.' },
  IDENTITY_MISMATCH: { status: 400, message: '본인인증 정보와 입력하신 정보가 다릅니다.' },
  SNS_EXPIRED: { status: 400, message: '현재 SNS 로그인을 진행할 수 없습니다.' },
  SNS_MISMATCH: { status: 400, message: '기존에 로그인된 계정과 다른 계정입니다.' },
  SNS_LINKED_ELSEWHERE: { status: 409, message: '이미 다른 회원에게 연결된 계정입니다.' },
  LAST_LOGIN_WAY: { status: 409, message: '마지막 로그인 수단은 해제하실 수 없습니다.' },
  TASK_EXPIRED: { status: 400, message: '유효 시간이 지났습니다. 처음부터 다시 진행해주세요.' },
  PASSWORD_UNCHANGED: { status: 400, message: '현재 비밀번호와 다른 비밀번호를 입력해주세요.' },
  CONFIRM_REQUIRED: { status: 403, message: '본인 확인 후 이용하실 수 있습니다.' },
  INTEGRATION_REFUSED: { status: 400, message: '현재 회원 통합을 진행하실 수 없습니다.' },
  ORDER_IN_PROGRESS: { status: 409, message: '진행 중인 주문이 있어 탈퇴하실 수 없습니다.' },
} as const satisfies Facts;

const orderErrors = {
  OUT_OF_STOCK: { status: 409, message: '상품의 재고가 부족합니다.' },
  /** Others hold what is left, and have not paid yet. */
  STOCK_HELD: { status: 409, message: '다른 고객님이 결제 중인 상품입니다. 잠시 후 다시 시도해주세요.' },
  UNPAID_LIMIT: {
    status: 429,
    message: '결제하지 않은 주문이 많습니다. 진행 중인 주문을 결제하시거나 잠시 후 다시 시도해주세요.',
  },
  /** Sold by holds (decision 131): ordered by its holder, and put into no cart. */
  DROP_HOLD_REQUIRED: {
    status: 409,
    message: '선착순 드롭 상품은 확보한 시간 안에만 주문하실 수 있습니다. 상품 페이지에서 다시 참여해주세요.',
  },
  DROP_ONLY: {
    status: 409,
    message: '선착순 드롭 상품은 장바구니에 담을 수 없습니다. 상품 페이지에서 참여해주세요.',
  },
  DROP_NOT_OPEN: { status: 409, message: '지금은 참여할 수 있는 시간이 아닙니다.' },
  DROP_LIMIT: { status: 409, message: '한 분이 구매하실 수 있는 수량을 모두 사용하셨습니다.' },
  DROP_JOINED: {
    status: 409,
    message: '이미 참여 중이거나 결제를 기다리는 주문이 있습니다. 먼저 마친 후 다시 참여해주세요.',
  },
  DROP_FULL: { status: 409, message: '대기 인원이 가득 찼습니다. 잠시 후 다시 시도해주세요.' },
  /** Not this product, not so many, or not to this address. */
  DELIVERY_NOT_GUARANTEED: {
    status: 409,
    message: '빠른배송으로 받으실 수 없는 상품입니다. 일반배송으로 변경해주세요.',
  },
  QUANTITY_LIMIT: { status: 409, message: '한 옵션은 99개까지 담을 수 있습니다.' },
  BUNDLE_REQUIRED: {
    status: 409,
    message: '세트로만 주문할 수 있는 상품입니다. 구성 상품을 모두 선택해주세요.',
  },
  NO_TEMPORARY_ORDER: { status: 404, message: '주문 정보가 만료되었습니다. 상품을 다시 선택해주세요.' },
  PRICE_CHANGED: { status: 409, message: '상품 가격이 변경되었습니다. 결제 금액을 다시 확인해주세요.' },
  COUPON_UNUSABLE: { status: 409, message: '사용할 수 없는 쿠폰이 있습니다. 쿠폰을 다시 선택해주세요.' },
  GIFT_UNAVAILABLE: {
    status: 409,
    message: '선택하신 사은품을 드릴 수 없게 되었습니다. 사은품을 다시 선택해주세요.',
  },
  POINT_LIMIT: { status: 409, message: '사용할 수 있는 포인트를 초과했습니다. 포인트를 다시 입력해주세요.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: '요청에 Idempotency-Key 헤더가 필요합니다.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: '주문 내용이 변경되었습니다. 주문서를 다시 확인해주세요.' },
  /** The form was sent again, and the order of its first time waits for no payment any more. */
  ORDER_CLOSED: {
    status: 409,
    message: '결제를 기다리던 주문이 종료되었습니다. 결제하기를 다시 눌러 새로 주문해주세요.',
  },
  PAYMENT_PENDING: { status: 409, message: '결제가 아직 완료되지 않았습니다.' },
  PAYMENT_FAILED: { status: 409, message: '결제가 완료되지 않았습니다. 다시 시도해주세요.' },
  AMOUNT_MISMATCH: { status: 409, message: '결제 금액이 주문 금액과 달라 결제가 취소되었습니다.' },
  PAYMENT_REFUSED: {
    status: 409,
    message: '주문서와 다른 결제 수단으로 결제되어 결제가 취소되었습니다. 다시 결제해주세요.',
  },
  /** It came after the order was closed: the goods may be another shopper's by now. */
  PAYMENT_RETURNED: {
    status: 409,
    message: '주문이 종료된 후에 결제되어 주문이 완료되지 않았습니다. 결제하신 금액은 전액 환불됩니다.',
  },
  /** A guest's order that was opened by number, name and phone is changed by a code sent to that phone only. */
  ORDER_CODE_REQUIRED: {
    status: 403,
    message: '주문하신 분의 휴대폰으로 받은 인증번호를 입력하신 후 이용하실 수 있습니다.',
  },
  ORDER_CODE_WRONG: { status: 400, message: '인증번호가 올바르지 않거나 유효 시간이 지났습니다.' },
  ORDER_STATE: { status: 409, message: '처리할 수 있는 주문 상품이 없습니다.' },
  /** What stays would cost more than now: benefits and free delivery hang on what is to leave. */
  REFUND_SHORTFALL: {
    status: 409,
    message:
      '혜택을 함께 받은 상품이 있어 일부만 취소하거나 반품하실 수 없습니다. 함께 주문하신 상품을 모두 선택해주세요.',
  },
  REFUND_HOLDER_MISMATCH: {
    status: 422,
    message: '환불 계좌의 예금주는 주문하신 분과 같아야 합니다.',
  },
  REFUND_ACCOUNT_REQUIRED: {
    status: 422,
    message: '환불받으실 계좌의 은행, 계좌번호, 예금주를 입력해주세요.',
  },
} as const satisfies Facts;

const benefitErrors = {
  COUPON_ALREADY_ISSUED: { status: 409, message: '이미 발급받은 쿠폰입니다.' },
  COUPON_CODE_WRONG: { status: 400, message: '사용할 수 없는 쿠폰 코드입니다. 코드를 다시 확인해주세요.' },
  COUPON_SOLD_OUT: { status: 409, message: '준비된 쿠폰이 모두 소진되었습니다.' },
  ADDRESS_LIMIT: {
    status: 409,
    message: '배송지는 20개까지 저장할 수 있습니다. 쓰지 않는 배송지를 삭제해주세요.',
  },
  WISH_LIMIT: { status: 409, message: '더 이상 찜할 수 없습니다.' },
  NOT_SOLD_OUT: { status: 409, message: '구매할 수 있는 옵션은 재입고 알림을 신청할 수 없습니다.' },
  ALREADY_APPLIED: { status: 409, message: '이미 재입고 알림을 신청한 옵션입니다.' },
  ALARM_LIMIT: { status: 409, message: '재입고 알림을 더 이상 신청할 수 없습니다.' },
} as const satisfies Facts;

const communityErrors = {
  EVENT_CLOSED: { status: 409, message: '댓글을 작성할 수 있는 기간이 아닙니다.' },
  ALREADY_ATTENDED: { status: 409, message: '오늘은 이미 출석했습니다.' },
  COMMENT_LIMIT: { status: 409, message: '댓글을 더 이상 작성할 수 없습니다.' },
  INQUIRY_LIMIT: { status: 429, message: '오늘은 더 이상 문의를 작성할 수 없습니다.' },
  ALREADY_REVIEWED: { status: 409, message: '이미 후기를 작성한 상품입니다.' },
  REVIEW_EDIT_ENDED: { status: 409, message: '후기는 작성하신 날부터 30일 동안 수정할 수 있습니다.' },
  OWN_REVIEW: { status: 409, message: '본인의 후기에는 누를 수 없습니다.' },
  FILE_TYPE: { status: 415, message: 'JPG, PNG, WEBP 사진만 올릴 수 있습니다.' },
  FILE_SIZE: { status: 413, message: '보내신 내용이 너무 큽니다.' },
  UPLOAD_SLOW: {
    status: 408,
    message: '사진이 너무 느리게 전송되고 있습니다. 연결을 확인하고 다시 시도해주세요.',
  },
  PHOTO_BROKEN: { status: 400, message: '열 수 없는 사진입니다. 다른 사진을 올려주세요.' },
  PHOTO_PIXELS: { status: 400, message: '사진이 너무 큽니다.' },
  PHOTO_SMALL: { status: 400, message: '사진이 너무 작습니다.' },
  PHOTO_RATIO: { status: 400, message: '사진이 너무 깁니다.' },
  PHOTO_LIMIT: { status: 429, message: '지금은 사진을 더 올릴 수 없습니다. 잠시 후 다시 시도해주세요.' },
  PHOTO_EXPIRED: { status: 409, message: '사진을 올린 지 오래되었습니다. 사진을 다시 올려주세요.' },
} as const satisfies Facts;

/** Failures of the operator's commands, which are no endpoints. */
export const operatorErrors = {
  REFUSED: { status: 409, message: 'refused' },
  CLAIM_FEE_DUE: { status: 409, message: '교환 배송비가 아직 입금되지 않았습니다.' },
} as const satisfies Facts;

/** Every failure that the API answers with. Browser code imports its types only. */
export const errorCatalogue = {
  ...commonErrors,
  ...loginErrors,
  ...memberErrors,
  ...orderErrors,
  ...benefitErrors,
  ...communityErrors,
  ...operatorErrors,
} as const;
export type ErrorCode = keyof typeof errorCatalogue;
export type LoginErrorCode = keyof typeof loginErrors;

/** Failures that the caller's side notices: what came is of another shape, or nothing came. */
type ClientErrorCode = 'INVALID_REPLY' | 'NETWORK' | 'TIMEOUT';
/** Any failure of a call. */
export type AnyErrorCode = ErrorCode | ClientErrorCode;
/** What a call can fail with besides what its endpoint declares. */
export type CommonErrorCode = keyof typeof commonErrors | ClientErrorCode;

export const isCommonError = (code: string): code is keyof typeof commonErrors =>
  Object.hasOwn(commonErrors, code);
