import type { Asked, Reply } from './wire.ts'

/** Every refusal: its HTTP status and what people read, which ends in the company's number for it. */
const refusals = {
  'login.not.session': {
    status: 401,
    vi: 'Phiên đăng nhập đã hết hạn #401',
    en: 'Your session has ended #401',
  },
  'function.not.available': { status: 400, vi: 'Chức năng chưa mở #543', en: 'Function not available #543' },
  request_param_err: { status: 400, vi: 'Tham số không hợp lệ', en: 'Invalid parameter' },
  request_body_required: {
    status: 400,
    vi: 'Không đọc được nội dung #402',
    en: 'The body cannot be read #402',
  },
  http_method_not_support: { status: 500, vi: 'Sai phương thức #459', en: 'Method not supported #459' },
  system_busy: { status: 500, vi: 'Hệ thống bận #727', en: 'The system is busy #727' },
  TOO_MANY_REQUEST: { status: 429, vi: 'Thao tác quá nhanh', en: 'Too many requests' },
  USER_NOT_EXIST: { status: 200, vi: 'Tài khoản không tồn tại', en: 'The account does not exist' },
  'user.password.error': { status: 200, vi: 'Sai tài khoản hoặc mật khẩu', en: 'Wrong account or password' },
  'captcha.error': { status: 200, vi: 'Mã xác nhận không đúng', en: 'The captcha is not right' },
  'affiliate.invalid': { status: 200, vi: 'Mã mời không đúng', en: 'Invalid invitation code' },
  'username.exists': { status: 200, vi: 'Tên đăng nhập đã có người dùng', en: 'The username is taken' },
  'invalid.payment.pw': { status: 200, vi: 'Sai mật khẩu giao dịch', en: 'Wrong transaction password' },
  'not.exists.payment.password': {
    status: 200,
    vi: 'Chưa đặt mật khẩu giao dịch',
    en: 'There is no transaction password yet',
  },
  BALANCE_NOT_ENOUGH: { status: 200, vi: 'Số dư không đủ', en: 'The balance is too low' },
  'agent.only': { status: 200, vi: 'Chỉ dành cho đại lý', en: 'For agents only' },
  'downline.not.exists': { status: 200, vi: 'Không có cấp dưới này', en: 'No such downline' },
  'date.range.error': { status: 200, vi: 'Tối đa 30 ngày', en: 'At most 30 days' },
  'game.not.exists': { status: 200, vi: 'Không có trò chơi này', en: 'No such game' },
} as const satisfies Record<string, { status: number; vi: string; en: string }>

/** The code of a refusal. */
export type RefusalCode = keyof typeof refusals

/** Thrown by a call that may not go on; becomes an answer in one place. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly value: unknown
  readonly retryAfter: number | undefined

  /** `field` names what was wrong; `value` travels beside the code; `retryAfter` is in seconds. */
  constructor(code: RefusalCode, more: { field?: string; value?: unknown; retryAfter?: number } = {}) {
    super(more.field ?? '')
    this.code = code
    this.value = more.value
    this.retryAfter = more.retryAfter
  }
}

/** Writes a refusal in the language of the request. A wrong invitation code has no code, as in the rest of the family. */
export function toReply({ code, message, value, retryAfter }: Refused, asked: Asked): Reply {
  const { status, vi, en } = refusals[code]
  const text = asked.headers['language']?.toUpperCase() === 'EN' ? en : vi
  return {
    status,
    type: 'json',
    body: {
      success: false,
      message: message === '' ? text : `${text}: ${message}`,
      ...(code === 'affiliate.invalid' ? {} : { errorCode: code }),
      ...(value === undefined ? {} : { value }),
    },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  }
}
