import * as z from 'zod/mini';
import { receiverFields } from './receiver.ts';

const message = '보내시는 분의 이름을 입력해주세요.';

/** Who hands over a parcel that is fetched, and where: a receiver's fields, with words of a form for senders. */
export const senderSchema = z.object({
  ...receiverFields,
  receiver_name: z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(30)),
});
