import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The country that the visitor comes from, as the edge has it (system 3). */
export const getLocation: Handler<typeof calls.system.location> = async ({ region }) => ({ location: region })
