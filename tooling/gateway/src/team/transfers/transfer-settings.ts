import { agentTransferRules } from '@saola/rules'
import type { MerchantSettings } from '../../db/merchant-settings.ts'

/** Whether agents may transfer, the least of one transfer, and the most that this agent sends in a day. */
export function transferSettingsOf(
  { transfer }: MerchantSettings,
  agentName: string,
): { isOpen: boolean; minimumAmount: number; dailyCap: number } {
  return {
    isOpen: transfer?.isOpen ?? true,
    minimumAmount: transfer?.minimumAmount ?? agentTransferRules.minimumAmount,
    dailyCap: transfer?.caps?.[agentName] ?? transfer?.dailyCap ?? agentTransferRules.dailyCap,
  }
}
