import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import {
  confirmAuthenticator,
  newRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
} from './authenticator.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { sendContactCode, setContact } from './contact.ts'
import { exportData } from './export-data.ts'
import { sendPasswordCode, setFirstPassword } from './first-password.ts'
import { getAvatar, getIcons } from './get-avatar.ts'
import { getInfo } from './get-info.ts'
import { getSecurity } from './get-security.ts'
import { saveAvatar } from './save-avatar.ts'
import { saveProfile } from './save-profile.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { setPaymentPassword } from './set-payment-password.ts'

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
  mount(calls.member.startAuthenticator, startAuthenticator),
  mount(calls.member.confirmAuthenticator, confirmAuthenticator),
  mount(calls.member.removeAuthenticator, removeAuthenticator),
  mount(calls.member.newRecoveryCodes, newRecoveryCodes),
  mount(calls.member.sessions, listSessions),
  mount(calls.member.endSession, endSession),
  mount(calls.member.endOtherSessions, endOtherSessions),
  mount(calls.member.exportData, exportData),
  mount(calls.member.closeAccount, closeAccount),
]
