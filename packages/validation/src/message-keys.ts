import type { PatternId } from './patterns.ts'

const patternIds: readonly PatternId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]

/** Messages with a length range `{min}`..`{max}`; each has an `_exact` twin with one number `{n}`. */
type RangeKey = `validation.pattern.${PatternId}` | 'validation.password_length'

/** All other messages. In braces: the values that the text shows. */
const plainKeys = [
  /** 'Input cannot be empty', shown after the field's name. */
  'validation.required',
  /** 'Items marked with * are required'. */
  'validation.marked_required',
  /** 'Incorrect confirmation input'. */
  'validation.confirmation',
  /** 'Confirmation password is not correct.' */
  'validation.confirm_password',
  /** 'Please enter a valid verification code'. */
  'validation.invalid_verification_code',
  /** 'This name is taken for the brand or its staff'. */
  'validation.poses',
  /** 'Please enter a valid mobile number'. */
  'validation.invalid_mobile',
  /** A phone number has {n} digits. */
  'validation.phone_digits',
  /** 'Phone number format is incorrect'. */
  'validation.phone_format',
  /** 'Real name format is incorrect'. */
  'validation.real_name',
  /** 'Account format is incorrect'. */
  'validation.account_format',
  /** 'Password format is incorrect'. */
  'validation.password_format',
  /** A password that is guessed among the first. */
  'validation.password_common',
  /** 'E-mail format is incorrect'. */
  'validation.email_format',
  /** 'Invalid invitation code'. */
  'validation.invitation_code',
  /** 'Please enter the captcha'. */
  'validation.captcha_required',
  /** 'Please enter the username and password'. */
  'validation.credentials_required',
  /** The terms have to be agreed to. */
  'validation.terms_required',
  /** The registrant has to be {n} (18) or older. */
  'validation.age_required',
  /** Feedback has {min} to {max} words. */
  'validation.feedback_words',
  /** A story about somebody else has {min} to {max} words. */
  'validation.story_words',
  /** An activity comment has at most {max} characters. */
  'validation.comment_length',
  /** Images are png or jpg. */
  'validation.image_type',
  /** An image has at most {megabytes} MB. */
  'validation.image_size',
  /** At most {max} images. */
  'validation.image_count',
] as const

/** The name of a message in the `validation` catalogue. */
export type MessageKey = RangeKey | `${RangeKey}_exact` | (typeof plainKeys)[number]

/** Every key that this package can name, for the check that each catalogue has them all. */
export const messageKeys: readonly MessageKey[] = [
  ...patternIds.flatMap((id): MessageKey[] => [`validation.pattern.${id}`, `validation.pattern.${id}_exact`]),
  'validation.password_length',
  'validation.password_length_exact',
  ...plainKeys,
]

/** Whether the message has an `_exact` twin for a range of one length. */
export function isRangeKey(key: MessageKey): key is RangeKey {
  return key === 'validation.password_length' || /^validation\.pattern\.\d+$/.test(key)
}
