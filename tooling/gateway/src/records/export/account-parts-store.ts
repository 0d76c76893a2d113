import type { ExportPart } from './export-page-store.ts'

/** The account itself: who it is, where it is signed in, and what guards it. */
export const accountParts = {
  account: {
    columns: `id, name, nickname, type, mobile, email, real_name as "realName", invitation_code as "invitationCode",
      details, registered_at as "registeredAt", last_login_at as "lastLoginAt", last_login_ip as "lastLoginIp",
      last_login_agent as "lastLoginAgent", password_changed_at as "passwordChangedAt",
      email_verified_at as "emailVerifiedAt", mobile_verified_at as "mobileVerifiedAt"`,
    from: `account where id = $account`,
    by: [],
  },
  sessions: {
    columns: `created_at as "since", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ip,
      user_agent as "userAgent", place_ip as "placeIp", place_region as "placeRegion", place_is_proxy as "placeIsProxy"`,
    from: `session where account_id = $account`,
    by: ['created_at', 'token_hash'],
  },
  endedSessions: {
    columns: `began_at as "since", seen_at as "lastSeenAt", ended_at as "endedAt", reason, ip, user_agent as "userAgent"`,
    from: `ended_session where account_id = $account`,
    by: ['id'],
  },
  consents: {
    columns: `version, accepted_at as "acceptedAt", ip`,
    from: `consent where account_id = $account`,
    by: ['id'],
  },
  stays: {
    columns: `created_at as "since", turned_at as "lastSeenAt", expires_at as "expiresAt", ip,
      user_agent as "userAgent"`,
    from: `stay where account_id = $account`,
    by: ['id'],
  },
  addresses: {
    columns: `ip, first_seen_at as "firstSeenAt"`,
    from: `known_address where account_id = $account`,
    by: ['first_seen_at', 'ip'],
  },
  devices: {
    columns: `first_seen_at as "firstSeenAt"`,
    from: `known_device where account_id = $account`,
    by: ['first_seen_at', 'device_hash'],
  },
  passkeys: {
    columns: `name, host, created_at as "addedAt", used_at as "usedAt"`,
    from: `passkey where account_id = $account`,
    by: ['id'],
  },
  social: {
    columns: `provider, subject, created_at as "createdAt"`,
    from: `social_identity where account_id = $account`,
    by: ['provider'],
  },
  authenticator: {
    columns: `created_at as "createdAt", confirmed_at as "confirmedAt"`,
    from: `authenticator where account_id = $account`,
    by: [],
  },
  picture: {
    columns: `kind, created_at as "createdAt", encode(image, 'base64') as image`,
    from: `avatar_image where account_id = $account`,
    by: [],
  },
  subAccounts: {
    columns: `account.name, label, rights, sub_account.created_at as "createdAt"`,
    from: `sub_account join account on account.id = sub_account.account_id where owner_id = $account`,
    by: ['account_id'],
  },
  limits: {
    columns: `kind, period, amount, set_at as "setAt", wished_amount as "wishedAmount", filed_at as "filedAt",
      confirm_from as "confirmFrom", confirm_until as "confirmUntil"`,
    from: `protection_limit where account_id = $account`,
    by: ['kind', 'period'],
  },
  timeLimits: {
    columns: `period, amount as minutes, set_at as "setAt", wished_amount as "wishedMinutes", filed_at as "filedAt",
      confirm_from as "confirmFrom", confirm_until as "confirmUntil"`,
    from: `protection_time_limit where account_id = $account`,
    by: ['period'],
  },
  operatorLimits: {
    columns: `kind, period, amount, set_at as "setAt", ended_at as "endedAt"`,
    from: `operator_limit where account_id = $account`,
    by: ['id'],
  },
  pauses: {
    columns: `kind, starts_at as "startsAt", ends_at as "endsAt"`,
    from: `protection_pause where account_id = $account`,
    by: ['id'],
  },
  realityCheck: {
    columns: `reality_minutes as minutes, checked_at as "checkedAt"`,
    from: `protection_setting where account_id = $account`,
    by: [],
  },
  identityChecks: {
    columns: `reference, document_kind as "documentKind", sealed, state, reason, asked_at as "askedAt",
      decided_at as "decidedAt", verified_at as "verifiedAt"`,
    from: `identity_check left join verified_identity on check_id = identity_check.id
      where identity_check.account_id = $account`,
    by: ['id'],
  },
  activity: {
    columns: `kind, details, ip, region, user_agent as "device", at`,
    from: `activity where actor_id = $account`,
    by: ['id'],
  },
} as const satisfies Readonly<Record<string, ExportPart>>
