import * as z from 'zod/mini';

const required = (message: string, maximum: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(maximum));

/** `010-1234-5678`, `010 1234 5678` and `+82 10 1234 5678` are the 11 digits that are stored. */
const plainPhone = (typed: string): string => typed.replace(/[\s.()-]/g, '').replace(/^\+82/, '0');

/** A phone however people write it; 11 digits come out (spec 5.4, 9). */
export const typedPhoneSchema = z.string().check(
  z.check((typed) => {
    typed.value = plainPhone(typed.value);
  }),
  z.minLength(1, '휴대폰번호는 필수 입력 항목입니다.'),
  z.regex(/^\d{11}$/, '휴대폰 번호는 숫자만 11자리로 입력해주세요'),
);

/** Who receives a parcel, and where. */
export const receiverFields = {
  receiver_name: required('받으시는 분의 이름을 입력해주세요.', 30),
  receiver_phone: typedPhoneSchema,
  zipcode: z.string().check(z.regex(/^\d{5}$/, '우편번호 5자리를 입력해주세요.')),
  address: required('주소를 입력해주세요.', 200),
  address_detail: z.string().check(z.maxLength(100)),
};
export const receiverSchema = z.object(receiverFields);
export type Receiver = z.infer<typeof receiverSchema>;
