import { openText, sealText, type Sealing } from '@saola/server'
import { commitmentOf } from './fair-seeds.ts'

/** A server seed as the database keeps it: sealed, and for its own commitment alone (games 82). */
export function sealSeed(services: Sealing, serverSeed: string): string {
  return sealText(services, serverSeed, aboutOf(commitmentOf(serverSeed)))
}

/** A kept server seed; those from before seeds were sealed stand open. Throws where the store secret is another one. */
export function openSeed(services: Pick<Sealing, 'settings'>, kept: string, commitment: string): string {
  return commitmentOf(kept) === commitment ? kept : openText(services, kept, aboutOf(commitment))
}

/** A new server seed, sealed, beside the commitment that is shown. */
export function newSeed(services: Sealing): { sealed: string; commitment: string } {
  const serverSeed = services.randomBytes(32).toString('hex')
  return { sealed: sealSeed(services, serverSeed), commitment: commitmentOf(serverSeed) }
}

function aboutOf(commitment: string): string {
  return `server seed:${commitment}`
}
