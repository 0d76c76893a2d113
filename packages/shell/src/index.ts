/**
 * How an app starts, and what surrounds every page.
 *
 * @module
 */
'use client'

// Start
export { mountApp, type AppRouter, type MountOptions } from './mount-app.tsx'
export { createApp, type AppOptions } from './create-app.ts'
export { AppProviders, type AppProvidersProps } from './app-providers.tsx'
export { loadBrand, type LoadBrandOptions, type LoadedBrand } from './load-brand.ts'
export { loadBrandTexts, type LoadBrandTextsOptions } from './load-brand-texts.ts'
export {
  AppProvider,
  useApp,
  useCapabilities,
  useConnection,
  usePreferences,
  useSession,
  type AppContext,
  type Navigation,
  type Site,
} from './context/app-context.tsx'

// Calls
export {
  hasCall,
  isOffered,
  noteAbsence,
  offeredAbove,
  type Capabilities,
} from './capabilities/capabilities.ts'
export { useHasCalls, type CallId } from './capabilities/use-has-calls.ts'
export { Offered, type OfferedProps } from './capabilities/offered.tsx'
export { callQuery, callKey, areaOf, type CallKey } from './calls/call-query.ts'
export { openFeed } from './calls/open-feed.ts'
export { callMutation, type CallMutationOptions } from './calls/call-mutation.ts'
export { stale } from './calls/stale.ts'
export { createQueryClient } from './calls/query-client.ts'
export { reactToError, endSession, type FailureMeta } from './errors/react-to-error.ts'
export { errorText, errorTextAlone } from './errors/error-text.ts'
export { RichText } from './parts/rich-text.tsx'
export { SiteFoot, TermsText } from './terms/parts.ts'
export { lazyPart, type LazyPart } from './parts/lazy-part.tsx'
export { SidePart, type SidePartProps } from './parts/side-part.tsx'
export { usePlacesAhead, type PlacesRouter } from './parts/use-places-ahead.ts'
export { useErrorText } from './errors/use-error-text.ts'

// Money
export { AmountEntry, type AmountEntryProps } from './money/amount-entry.tsx'
export { DayEntry, type DayEntryProps } from './forms/day-entry.tsx'
export { AmountField, type AmountFieldProps } from './money/amount-field.tsx'
export { FormAmountField, type FormAmountFieldProps } from './money/form-amount-field.tsx'
export { MoneySteps, type MoneyStep, type MoneyStepsProps } from './money/money-steps.tsx'
export { StepHeading, type StepHeadingProps } from './money/step-heading.tsx'
export { useReviewed, type StepMoves } from './money/use-reviewed.ts'
export { MoneyReview, type MoneyReviewProps } from './money/money-review.tsx'
export { MoneyReceipt, type MoneyReceiptProps, type ReceiptTone } from './money/money-receipt.tsx'
export { type MoneyFact } from './money/money-facts.tsx'
export { BetContent } from './money/bet-content.tsx'
export { shortAmount } from './money/short-amount.ts'
export { MoneyProblem, type MoneyProblemProps } from './money/money-problem.tsx'
export { sendOnce, type Sending } from './money/send-once.ts'
export { useMoneyAct, type MoneyAct, type MoneyActOptions } from './money/use-money-act.ts'

// Contracts, as both sites show them
export { InboxList } from './inbox/inbox-list.tsx'
export { ContractBody, ContractStatusBadge } from './contracts/contract-view.tsx'
export { ContractWhole } from './contracts/contract-history.tsx'
export { BillStateBadge, BillWhole, type BillWholeProps } from './contracts/bill-view.tsx'
export { RejectBill } from './contracts/reject-bill.tsx'
export { BillTable, type BillTableProps } from './contracts/bill-table.tsx'
export { billsQuery, ownContractsQuery, waitsForMe } from './contracts/contract-queries.ts'
export { TermsForm, type TermsFormProps } from './contracts/terms-form.tsx'
export { type ShownTerms } from './contracts/compare-terms.ts'

// Session
export {
  createSession,
  isSignedIn,
  keepMember,
  passwordChanged,
  placeIsKept,
  rememberPlace,
  keepToken,
  forgetAccount,
  takeLastSignIn,
  takePlace,
  type Session,
} from './session/session.ts'
export { signIn, signOut } from './session/sign-in-out.ts'
export { whenToken } from './session/when-token.ts'
export { mayBeSignedIn } from './session/may-be-signed-in.ts'
export { staysSignedIn, staySignedIn } from './session/staying.ts'
export { addressWithTicket } from './session/restore-session.ts'
export { packMoved, slipsKey } from './session/moved.ts'
export { mayDo, useRight, type NeededRight, type RightHolder } from './session/rights.ts'
export { deviceId } from './context/device-id.ts'
export { serviceAddress } from './context/service-address.ts'
export { ContactLinks, type ContactLinksProps } from './contact/contact-links.tsx'
export { TourButton, type TourButtonProps } from './tour/tour-button.tsx'
export { WelcomeCard, type WelcomeCardProps } from './tour/welcome-card.tsx'
export { useShare, type Shared } from './contact/use-share.ts'
export { ServiceChannels, type ServiceChannelsProps } from './contact/service-channels.tsx'
export { LineContactCard } from './contact/line-contact-card.tsx'
export { useServerNow } from './context/use-server-now.ts'
export { type Clock } from './context/clock.ts'

// Forms
export { useForm, type AppForm, type FormCall, type FormOptions } from './forms/use-form.ts'
export { formSchema, type FormProblems, type FormSchema } from './forms/form-schema.ts'
export { type FormDraft } from './forms/use-form-draft.ts'
export { readRefusal, RefusedHere, type FormRefusal } from './forms/refusal.ts'
export { RefusedNotice, useRefusedWait, type RefusedNoticeProps } from './forms/refused-notice.tsx'
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx'
export {
  AuthenticatorCodeField,
  useAuthenticatorOn,
  type AuthenticatorCodeFieldProps,
} from './forms/authenticator-code-field.tsx'
export { loadPasskeys } from './passkeys/passkeys.ts'
export { passkeysWorkHere } from './passkeys/passkeys-here.ts'
export { PasskeyProofButton, type PasskeyProofButtonProps } from './passkeys/passkey-proof-button.tsx'
export { AccountName } from './forms/account-name.tsx'
export { askWithFields } from './forms/ask-with-fields.ts'
export { focusRefusedField } from './forms/focus-refused-field.ts'
export { useIssueWords } from './forms/use-issue-words.ts'
export { reportRule } from './forms/report-rule.ts'

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
} from './dialogs/dialogs.ts'
export { type AppDialogProps, type AppDialogs } from './dialogs/dialog-host.tsx'
export { useText } from './context/use-text.ts'

// Starting without a router
export { createStart, type OnScreen, type Pages, type Start, type StartParts } from './start/create-start.ts'
export { StartView, type StartViewProps } from './start/start-view.tsx'
export { followStart } from './start/follow-start.ts'

// What is measured of visits
export { followRoutes, type FollowedRouter } from './visits/follow-routes.ts'

// Status and connection
export { systemState, type SystemState } from '@saola/rules'
export { isModuleOn, statusQuery, useModule, useSystemStatus } from './gate/system-status.ts'
export { StatusGate } from './gate/status-gate.tsx'
export { UnreachablePage, type UnreachablePageProps } from './gate/unreachable-page.tsx'
export { LoadingPage } from './gate/loading-page.tsx'
export { LostWay } from './gate/lost-way.tsx'
export { ErrorPage, type ErrorPageProps } from './errors/error-page.tsx'
export { isNotFound } from './errors/is-not-found.ts'
export { LoadFailed, type LoadFailedProps } from './errors/load-failed.tsx'
export {
  createConnection,
  failuresToLose,
  isUnreachable,
  noteFailure,
  noteSuccess,
  probeEveryMs,
  type Connection,
} from './connection/connection.ts'
export { watchConnection, type WatchOptions } from './connection/watch-connection.ts'
export { DataAge, MoneyPaused, useOffline } from './connection/data-age.tsx'
export { keepReads, type KeptFor } from './calls/keep-reads.ts'
export { ListPages, type ListPagesProps } from './calls/list-pages.tsx'
export { ConnectionBanner } from './connection/connection-banner.tsx'

// Choices of the device
export {
  chooseColumns,
  chooseDataSaver,
  chooseLanguage,
  chooseProfitSide,
  chooseTheme,
  createPreferences,
  hideBalance,
  type Preferences,
  type Theme,
} from './preferences/preferences.ts'
export { followPreferences, languageInUse, type PageRoot } from './preferences/follow-preferences.ts'
export { BalanceEye, hiddenAmount, unknownAmount, useBalanceText } from './preferences/hidden-amounts.tsx'
export { tellLook } from './preferences/tell-look.ts'
export { savesData, useSavesData } from './preferences/saves-data.ts'
export { useLanguage } from './preferences/use-language.ts'
export { LanguageLabel } from './preferences/language-label.tsx'
export { LanguageSwitch } from './preferences/language-switch.tsx'
export { ThemeSwitch } from './preferences/theme-switch.tsx'
export { useDocumentTitle } from './context/use-document-title.ts'
export {
  createMemoryStorage,
  createStorage,
  readJson,
  type AppStorage,
  type KeptValues,
} from './context/storage.ts'

// What an address says
export {
  searchChoice,
  searchNumber,
  searchPage,
  searchReader,
  searchSwitch,
  searchWords,
  type SearchOf,
  type SearchReader,
} from './search/search-reader.ts'
export { searchPlace, turnTo, type ListPlace } from './search/list-place.ts'

// Files for the person's own device
export { csvFile } from './files/csv-file.ts'
export { useSaveFile, type Keeping } from './files/use-save-file.tsx'
