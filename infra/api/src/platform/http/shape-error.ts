import { fieldLabels } from '@mall/contracts/field-labels';
import type * as z from 'zod';

type Issue = Pick<z.core.$ZodIssue, 'message' | 'path'> & { keys?: readonly string[] | undefined };

/**
 * The Korean message for input of the wrong shape, which names the field. Messages written for shoppers are Korean; the
 * library's own are not, and would only puzzle them. Undefined where there is no field to name.
 */
export function shapeMessage(issues: readonly Issue[]): string | undefined {
  const [first] = issues;
  if (!first) return undefined;
  if (/[가-힣]/.test(first.message)) return first.message;
  const unknown = first.keys?.[0];
  if (unknown !== undefined) return `'${unknown.slice(0, 40)}'은(는) 사용할 수 없는 항목입니다.`;
  const field = first.path.findLast((step) => typeof step === 'string');
  if (field === undefined) return undefined;
  return `'${fieldLabels[field] ?? field}' 값이 올바르지 않습니다. 다시 확인해주세요.`;
}
