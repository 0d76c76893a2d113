/**
 * Is this input acceptable, and if not, why? The patternId rule engine.
 *
 * @module
 */
export { toRule, type FieldRule, type ServerRule } from './to-rule.ts'
export { ruleProblems } from './rule-problems.ts'
export { checkField, checkForm } from './check-field.ts'
export { messageOf, type Issue, type MessageParams } from './issue.ts'
export { messageKeys, type MessageKey } from './message-keys.ts'

export { patterns, type PatternId } from './patterns.ts'
export { compilePattern } from './compile-pattern.ts'
export { fieldLength } from './field-length.ts'

export { foldText } from './fold-text.ts'
export { plainText } from './plain-text.ts'

export { checkPhone, nationalPhone, vietnamesePhone } from './vietnamese-phone.ts'
export { checkConfirmation } from './check-confirmation.ts'
export { checkRealName, readName } from './check-real-name.ts'
export { checkInvitationCode } from './check-invitation-code.ts'
export { checkCaptcha } from './check-captcha.ts'
export { checkConcern, type ConcernTexts } from './check-concern.ts'
export { checkComment, checkFeedback, commentLimit, countWords, feedbackWords } from './check-feedback.ts'
export {
  checkImages,
  imageLimits,
  imageType,
  pickedImage,
  type ImageType,
  type PickedImage,
} from './check-images.ts'
export { checkConsent, minimumAge } from './check-consent.ts'

export {
  standardField,
  standardSchema,
  type FormRules,
  type FormValues,
  type StandardIssue,
  type StandardOptions,
  type StandardResult,
  type StandardSchema,
} from './standard-schema.ts'
