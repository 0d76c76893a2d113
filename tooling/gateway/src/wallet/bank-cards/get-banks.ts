import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { bankCatalogue } from './bank-catalogue.ts'

/** The banks that money can be paid out to. */
export const getBanks: Handler<typeof calls.wallet.banks> = async () => [...bankCatalogue]
