import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../../http/mount.ts'
import { bankCatalogue } from './bank-catalogue.ts'

/** The banks that money can be paid out to. */
export const getBanks: AlikeHandler<typeof calls.wallet.banks> = async () => [...bankCatalogue]
