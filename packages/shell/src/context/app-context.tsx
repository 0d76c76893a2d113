import type { ApiClient } from '@saola/api-client'
import type { MessageKey, I18n } from '@saola/i18n'
import type { BrandConfig } from '@saola/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useSnapshot, type Snapshot } from 'valtio'
import type { Capabilities } from '../capabilities/capabilities.ts'
import type { Connection } from '../connection/connection.ts'
import type { Dialogs } from '../dialogs/dialogs.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Attendance } from '../session/attendance.ts'
import type { Session } from '../session/session.ts'
import type { Clock } from './clock.ts'
import type { AppStorage } from './storage.ts'

/** Which of the two sites this is. */
export type Site = 'member' | 'agent'

/** Moving about, without knowing the router. Paths are on this site and start with `/`. */
export type Navigation = {
  here(): string
  /** Names this entry of the tab's history: another one after each step, the same one after a reload. */
  entry(): string | undefined
  go(href: string): void
  /** Loads the data of this page again and draws it anew, after an error. */
  refresh(): void
  /** Loads the site root anew. */
  restart(): void
  /**
   * Tells the route in sight as the app's router has it, such as `/games/$family`, now and whenever it is another one;
   * returns how to stop. Absent where nobody says.
   */
  watchRoute?(tell: (route: string) => void): () => void
}

/** An app's only wiring, built once by `mountApp`; also the router's context. */
export type AppContext = {
  site: Site
  api: ApiClient
  /** The one clock of both apps: the gateway's. */
  clock: Clock
  queryClient: QueryClient
  session: Session
  /** Whether somebody is at the page (session 55). */
  attendance: Attendance
  dialogs: Dialogs
  preferences: Preferences
  connection: Connection
  /** What the gateway does not answer. */
  capabilities: Capabilities
  storage: AppStorage
  i18n: I18n
  brand: BrandConfig
  navigation: Navigation
  /** Why an account of this type may not use this site; undefined when it may (session 16). */
  mayEnter(type: number): MessageKey | undefined
}

const AppReactContext = createContext<AppContext | undefined>(undefined)

/** Makes the app known to the components below. */
export const AppProvider = AppReactContext.Provider

/** The app's wiring; throws outside of `mountApp`. */
export function useApp(): AppContext {
  const app = useContext(AppReactContext)
  if (app === undefined) throw new Error('useApp needs an AppProvider above it')
  return app
}

/** Who is signed in, as a snapshot that renders anew when it changes. */
export function useSession(): Snapshot<Session> {
  return useSnapshot(useApp().session)
}

/** The choices of this device, as a snapshot. */
export function usePreferences(): Snapshot<Preferences> {
  return useSnapshot(useApp().preferences)
}

/** What the gateway answers, as a snapshot. */
export function useCapabilities(): Snapshot<Capabilities> {
  return useSnapshot(useApp().capabilities)
}

/** Whether the gateway answers, as a snapshot. */
export function useConnection(): Snapshot<Connection> {
  return useSnapshot(useApp().connection)
}
