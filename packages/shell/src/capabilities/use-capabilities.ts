import { useSnapshot, type Snapshot } from 'valtio'
import { useApp } from '../context/app-context.tsx'
import type { Capabilities } from './capabilities.ts'

/** What the gateway answers, as a snapshot that renders anew when more is learned. */
export function useCapabilities(): Snapshot<Capabilities> {
  return useSnapshot(useApp().capabilities)
}
