/**
 * How does a person get in, and prove who they are?
 *
 * @module
 */
'use client'

export { usePhoneCaptcha, type AskCaptcha, type CaptchaProof } from './captcha/use-phone-captcha.tsx'
export { CaptchaWork, type CaptchaWorkProps } from './captcha/captcha-work.tsx'
export {
  readSignInRefusal,
  refusalValue,
  type SignInRefusal,
  type VerificationWay,
} from './forms/sign-in-refusal.ts'
export { StayChoice } from './forms/stay-choice.tsx'
export { useSignIn, type SignIn, type SocialAnswer } from './forms/use-sign-in.ts'
export { SignInVerification, type SignInVerificationProps } from './forms/sign-in-verification.tsx'
export { SocialButtons, type SocialButtonsProps } from './social/social-buttons.tsx'
export {
  isSocialProvider,
  socialProviders,
  useSocialProviders,
  type SocialProvider,
} from './social/social-providers.ts'
export { SignInForm, type SignInFormProps } from './forms/sign-in-form-lazy.tsx'
export { VerificationCodeField, type VerificationCodeFieldProps } from './codes/verification-code-field.tsx'
export { type OtherWay } from './codes/code-missing.tsx'
export { useCodeSending, type CodeSending, type CodeSent } from './codes/use-code-sending.ts'
export {
  ProofForm,
  type ProofField,
  type ProofFieldKind,
  type ProofFormProps,
} from './security/proof-form.tsx'
export { SecurityLine, SecurityLines, type SecurityLineProps } from './security/security-line.tsx'
export { PaymentPasswordLine, type PaymentPasswordLineProps } from './security/payment-password-line.tsx'
export {
  PaymentPasswordDialog,
  type PaymentPasswordDialogProps,
} from './security/payment-password-dialog.tsx'
export { PaymentPasswordField, type PaymentPasswordFieldProps } from './security/payment-password-field.tsx'
export { AuthenticatorLines, type AuthenticatorLinesProps } from './security/authenticator-lines.tsx'
export { PasskeyLines, type PasskeyLinesProps } from './passkeys/passkey-lines.tsx'
export { SessionList } from './security/session-list.tsx'
export { SignInDialog } from './forms/sign-in-dialog-lazy.tsx'
export { ChangePasswordForm, type ChangePasswordFormProps } from './password/change-password-form.tsx'
export { checkAccountName, checkEmail } from './forms/check-credentials.ts'
export { checkConfirmedPassword } from './password/check-confirmed-password.ts'
export { checkNewPassword, type PasswordChange, type PasswordProblem } from './password/check-new-password.ts'
export { passwordHint } from './password/password-hint.ts'
export { FirstPasswordDialog } from './password/first-password-dialog-lazy.tsx'
