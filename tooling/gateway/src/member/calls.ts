import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { acceptTerms } from './accept-terms.ts'
import { confirmAuthenticator } from './authenticator/confirm-authenticator.ts'
import { newRecoveryCodes } from './authenticator/new-recovery-codes.ts'
import { removeAuthenticator } from './authenticator/remove-authenticator.ts'
import { startAuthenticator } from './authenticator/start-authenticator.ts'
import { getAvatar } from './avatar/get-avatar.ts'
import { getIcons } from './avatar/get-icons.ts'
import { saveAvatar } from './avatar/save-avatar.ts'
import { closeAccount } from './close-account.ts'
import { readLineContact, setLineContact } from './contact/line-contact.ts'
import { sendContactCode } from './contact/send-contact-code.ts'
import { setContact } from './contact/set-contact.ts'
import { getInfo } from './get-info.ts'
import { getSecurity } from './get-security.ts'
import { getIdentity } from './identity/get-identity.ts'
import { verifyIdentity } from './identity/verify-identity.ts'
import { confirmPasskey } from './passkeys/confirm-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { changePassword } from './password/change-password.ts'
import { sendPasswordCode } from './password/send-password-code.ts'
import { setFirstPassword } from './password/set-first-password.ts'
import { setPaymentPassword } from './password/set-payment-password.ts'
import { saveProfile } from './save-profile.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { listEnded } from './sessions/list-ended-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'

/** The calls of the area `member`. */
export const memberCalls: readonly MountedCall[] = [
  mount(calls.member.info, getInfo),
  mount(calls.member.saveProfile, saveProfile),
  mount(calls.member.icon, getIcons),
  mount(calls.member.avatar, getAvatar),
  mount(calls.member.saveAvatar, saveAvatar),
  mount(calls.member.security, getSecurity),
  mount(calls.member.changePassword, changePassword),
  mount(calls.member.passwordCode, sendPasswordCode),
  mount(calls.member.setPassword, setFirstPassword),
  mount(calls.member.setPaymentPassword, setPaymentPassword),
  mount(calls.member.contactCode, sendContactCode),
  mount(calls.member.setContact, setContact),
  mount(calls.member.lineContact, readLineContact),
  mount(calls.member.setLineContact, setLineContact),
  mount(calls.member.startAuthenticator, startAuthenticator),
  mount(calls.member.confirmAuthenticator, confirmAuthenticator),
  mount(calls.member.removeAuthenticator, removeAuthenticator),
  mount(calls.member.newRecoveryCodes, newRecoveryCodes),
  mount(calls.member.startPasskey, startPasskey),
  mount(calls.member.confirmPasskey, confirmPasskey),
  mount(calls.member.removePasskey, removePasskey),
  mount(calls.member.sessions, listSessions),
  mount(calls.member.endedSessions, listEnded),
  mount(calls.member.endSession, endSession),
  mount(calls.member.endOtherSessions, endOtherSessions),
  mount(calls.member.identity, getIdentity),
  mount(calls.member.verifyIdentity, verifyIdentity),
  mount(calls.member.acceptTerms, acceptTerms),
  mount(calls.member.closeAccount, closeAccount),
]
