import type { SocialProvider } from '@mall/contracts/api/social-proof';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './schema.ts';

type Stamp = ColumnType<Date, Date, Date>;

/** 0 nobody knows, 1 typed by a person whose identity was checked, 2 proved. */
export type Proof = 0 | 1 | 2;

/** Columns that joining, identity checks, withdrawal and integration added to `members`. */
export interface MemberAccountColumns {
  nick_name: string | null;
  gender: 'male' | 'female' | null;
  /** YYYY-MM-DD. */
  birthday_date: string | null;
  /** SHA-256 of the connecting information of an identity check; the same for all accounts of one person. */
  ci_hash: string | null;
  /** Joined before identity checks existed: never asked for one. */
  is_ci_waived: Generated<boolean>;
  /** How sure it is that phone and email are the member's own (members/taken.ts). */
  phone_proof: Generated<Proof>;
  email_proof: Generated<Proof>;
  recommender_id: string | null;
  recommend_store: string | null;
  is_sms_agreed: Generated<boolean>;
  is_email_agreed: Generated<boolean>;
  password_changed_at: Stamp | null;
  password_postponed_until: Stamp | null;
  out_at: Stamp | null;
  out_reason: string | null;
  /** The account that this one, then OUT, was united with. */
  integrated_into: number | null;
}

export type TicketKind =
  | 'SOCIAL_STATE'
  | 'SOCIAL_JOIN'
  | 'IDENTITY_REQUEST'
  | 'IDENTITY'
  | 'PASSWORD_RESET'
  | 'PW_CHANGE'
  | 'CI_CHECK'
  | 'INTEGRATION';

export interface MembersSchema {
  member_sns: {
    provider: SocialProvider;
    sns_id: string;
    member_id: number;
    email: string;
    linked_at: Stamp;
  };
  member_tickets: {
    ticket_hash: string;
    kind: TicketKind;
    session_id: string;
    member_id: number | null;
    payload: Json<unknown>;
    expires_at: Stamp;
  };
  call_attempts: {
    attempt_id: GeneratedAlways<number>;
    scope: string;
    subject: string;
    attempted_at: Stamp;
  };
  push_tokens: {
    uuid: string;
    token: string;
    os: 'android' | 'ios';
    is_allowed: boolean;
    member_id: number | null;
    updated_at: Stamp;
  };
}
