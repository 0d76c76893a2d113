import type { MemberInfo, SignedIn } from '@saola/protocol'
import { passwordGate, type PasswordGate } from '@saola/rules'
import { proxy } from 'valtio/vanilla'
import { readJson, type KeptValues } from '../context/storage.ts'
import { sessionKey } from './session-key.ts'

/** Who uses this tab. Signed in means that both are there (session 10). */
export type Session = {
  token?: string | undefined
  member?: MemberInfo | undefined
  /** The first sign-in, or an expired password where the merchant enforces it (session 11). */
  mustChangePassword: boolean
  /** Why it must be changed. */
  passwordReason?: PasswordGate | undefined
  /** The sign-in before this one, until it has been shown. */
  lastSignIn?: SignedIn['lastSignIn'] | undefined
  /** The gateway knows it no more; a dialog says so and leads away. */
  isOver?: boolean
}

const placeKey = 'returnTo'
const kept = new WeakMap<Session, KeptValues>()

/** The session of this tab, as the tab's storage remembers it. */
export function createSession(storage: KeptValues): Session {
  const session = proxy<Session>({ mustChangePassword: false, ...restore(storage) })
  kept.set(session, storage)
  return session
}

/** Takes the token of a sign-in; the session counts as signed in once `keepMember` follows. */
export function keepToken(session: Session, signedIn: SignedIn, enforceExpiry: boolean): void {
  session.token = signedIn.token
  session.passwordReason = passwordGate(signedIn, enforceExpiry)
  session.mustChangePassword = session.passwordReason !== undefined
  session.lastSignIn = signedIn.lastSignIn
}

/** Stores member info, at sign-in and whenever the gateway tells it anew. */
export function keepMember(session: Session, member: MemberInfo): void {
  session.member = member
  write(session)
}

/** Called when the password has been changed. */
export function passwordChanged(session: Session): void {
  session.mustChangePassword = false
  session.passwordReason = undefined
  write(session)
}

/** The sign-in before this one, once. */
export function takeLastSignIn(session: Session): SignedIn['lastSignIn'] {
  const { lastSignIn } = session
  session.lastSignIn = undefined
  return lastSignIn && { ...lastSignIn }
}

/** Forgets the account and everything else that this tab has kept, but for the place to return to. */
export function forgetAccount(session: Session): void {
  const storage = storageOf(session)
  const place = storage.read(placeKey)
  storage.clear()
  if (place !== undefined) storage.write(placeKey, place)
  session.token = undefined
  session.member = undefined
  session.lastSignIn = undefined
  session.mustChangePassword = false
  session.passwordReason = undefined
}

/** Whether somebody is signed in. */
export function isSignedIn(session: {
  readonly token?: string | undefined
  readonly member?: object | undefined
}): boolean {
  return session.token !== undefined && session.member !== undefined
}

/** Remembers where the visitor was (a path on this site), for after the next sign-in. */
export function rememberPlace(session: Session, href: string): void {
  if (isOwnPath(href)) storageOf(session).write(placeKey, href)
}

/** Whether a place waits for the next sign-in. */
export function placeIsKept(session: Session): boolean {
  return storageOf(session).read(placeKey) !== undefined
}

/** The remembered place, once. */
export function takePlace(session: Session): string | undefined {
  const storage = storageOf(session)
  const place = storage.read(placeKey)
  storage.remove(placeKey)
  return place !== undefined && isOwnPath(place) ? place : undefined
}

/** `//elsewhere` and `/\elsewhere` would leave the site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

function storageOf(session: Session): KeptValues {
  const storage = kept.get(session)
  if (storage === undefined) throw new TypeError('A session is made by createSession')
  return storage
}

function write(session: Session): void {
  const { token, member, mustChangePassword, passwordReason } = session
  storageOf(session).write(sessionKey, JSON.stringify({ token, member, mustChangePassword, passwordReason }))
}

/** The session as text, for another tab of this browser; undefined when nobody is signed in or a new password is due. */
export function sessionText(session: Session): string | undefined {
  const { token, member } = session
  if (!isSignedIn(session) || session.mustChangePassword) return undefined
  return JSON.stringify({ token, member })
}

/** Takes over what another tab says of its session; false when that is none. */
export function takeSessionText(session: Session, text: string): boolean {
  const value = fromJson(JSON.parse(text))
  if (!isSignedIn(value)) return false
  Object.assign(session, value)
  write(session)
  return true
}

/** Only this file writes the value; a half-written one counts as signed out. */
function restore(storage: KeptValues): Partial<Session> {
  return fromJson(readJson(storage, sessionKey))
}

function fromJson(value: unknown): Partial<Session> {
  if (typeof value !== 'object' || value === null) return {}
  return isSignedIn(value) ? value : {}
}
