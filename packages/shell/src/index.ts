/**
 * How an app starts, and what surrounds every page.
 *
 * @module
 */

// Start
export { CaptchaWork, type CaptchaWorkProps } from './captcha-work.tsx'
export { mountApp, type AppRouter, type MountOptions } from './mount-app.tsx'
export { createApp, type AppOptions } from './create-app.ts'
export { AppProviders, type AppProvidersProps } from './app-providers.tsx'
export { loadBrand, type LoadBrandOptions, type LoadedBrand } from './load-brand.ts'
export { loadBrandTexts, type LoadBrandTextsOptions } from './load-brand-texts.ts'
export {
  AppProvider,
  useApp,
  useConnection,
  usePreferences,
  useSession,
  type AppContext,
  type Navigation,
  type Site,
} from './app-context.tsx'

// Calls
export { callQuery, callKey, areaOf, type CallKey } from './call-query.ts'
export { callMutation, moneyMutation, type CallMutationOptions, type MoneyAct } from './call-mutation.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { stale } from './stale.ts'
export { createQueryClient } from './query-client.ts'
export { reactToError, endSession, type FailureMeta } from './react-to-error.ts'
export { errorText, errorTextAlone } from './error-text.ts'

// Session
export {
  createSession,
  isSignedIn,
  keepMember,
  passwordChanged,
  placeIsKept,
  rememberPlace,
  signIn,
  signOut,
  takeLastSignIn,
  takePlace,
  type Session,
} from './session.ts'
export { enter, leave } from './enter.ts'
export { useAmountDraft, useTextDraft } from './drafts.ts'
export { readSignInRefusal, type SignInRefusal, type VerificationWay } from './sign-in-refusal.ts'
export {
  readRefused,
  refusedBy,
  useSignIn,
  type Refused,
  type SignIn,
  type SocialAnswer,
} from './use-sign-in.ts'
export { SignInVerification, type SignInVerificationProps } from './sign-in-verification.tsx'
export { RefusedNotice, useLockout } from './refused-notice.tsx'
export { SocialButtons, type SocialButtonsProps } from './social-buttons.tsx'
export {
  isSocialProvider,
  socialProviders,
  useSocialProviders,
  type SocialProvider,
} from './social-providers.ts'
export { deviceId } from './device-id.ts'
export { SignInForm, type SignInFormProps } from './sign-in-form-lazy.tsx'

// Codes by SMS and mail
export { VerificationCodeField, type VerificationCodeFieldProps } from './verification-code-field.tsx'
export { type OtherWay } from './code-missing.tsx'
export { useCodeSending, type CodeSending, type CodeSent } from './use-code-sending.ts'
export { serviceAddress } from './service-address.ts'
export { useNow } from './use-now.ts'
// What guards an account
export {
  ProofForm,
  type ProofField,
  type ProofFieldKind,
  type ProofFormProps,
} from './security/proof-form.tsx'
export { SecurityLine, SecurityLines, type SecurityLineProps } from './security/security-line.tsx'
export { AuthenticatorLines, type AuthenticatorLinesProps } from './security/authenticator-lines.tsx'
export { SessionList } from './security/session-list.tsx'
export { saveText } from './security/keep-text.ts'

// Dialogs
export {
  askConfirm,
  closeDialog,
  closeNamedDialog,
  createDialogs,
  openDialog,
  openWarning,
  type ConfirmDialog,
  type Dialogs,
  type DialogText,
  type OpenDialog,
  type WarningDialog,
} from './dialogs.ts'
export { type AppDialogProps, type AppDialogs } from './dialog-host.tsx'
export { useText } from './use-text.ts'

// Status and connection
export { systemState, type SystemState } from '@saola/rules'
export { isModuleOn, statusQuery, useModule, useSystemStatus } from './system-status.ts'
export { StatusGate } from './status-gate.tsx'
export { MaintenancePage, type MaintenancePageProps } from './maintenance-page.tsx'
export { RegionPage, type RegionPageProps } from './region-page.tsx'
export { UnreachablePage, type UnreachablePageProps } from './unreachable-page.tsx'
export { LoadingPage } from './loading-page.tsx'
export { ErrorPage, type ErrorPageProps } from './error-page.tsx'
export {
  createConnection,
  failuresToLose,
  isUnreachable,
  noteFailure,
  noteSuccess,
  probeEveryMs,
  type Connection,
} from './connection.ts'
export { watchConnection, type WatchOptions } from './watch-connection.ts'
export { DataAge, MoneyPaused, useOffline } from './data-age.tsx'
export { keepReads } from './keep-reads.ts'
export { watchSessionEnd, type SessionEndOptions } from './watch-session-end.ts'
export { ConnectionBanner } from './connection-banner.tsx'

// Choices of the device
export {
  chooseLanguage,
  chooseTheme,
  createPreferences,
  hideBalance,
  type Preferences,
  type Theme,
} from './preferences.ts'
export { followPreferences, languageInUse, type PageRoot } from './follow-preferences.ts'
export { BalanceEye, hiddenAmount, unknownAmount, useBalanceText } from './hidden-amounts.tsx'
export { LanguageSwitch } from './language-switch.tsx'
export { ThemeSwitch } from './theme-switch.tsx'
export { useDocumentTitle } from './use-document-title.ts'
export { createMemoryStorage, createStorage, readJson, type AppStorage, type KeptValues } from './storage.ts'
