import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { takesPart } from './can-receive.ts'
import { transferSettingsOf } from './transfer-settings.ts'

/** Whether the caller may transfer along its line. */
export const getTransferEnabled: Handler<typeof calls.team.transferEnabled> = async ({ account, merchant }) =>
  transferSettingsOf(merchant.settings, account.name).isOpen && takesPart(account.type)
