import { lookCookie } from '@saola/rules'
import { subscribe } from 'valtio/vanilla'
import type { Preferences } from './preferences.ts'

/**
 * Tells the site's server by a cookie which language and look were chosen here, now and whenever that changes, so that it
 * can draw a page in them (landing 12). Returns how to stop.
 */
export function tellLook(preferences: Preferences, page: { cookie: string }): () => void {
  const tell = (): void => {
    page.cookie = lookCookie(preferences)
  }
  tell()
  return subscribe(preferences, tell)
}
