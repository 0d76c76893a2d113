import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getDownline } from './get-downline.ts'
import { listDownlines } from './list-downlines.ts'
import { changeLink } from './links/change-link.ts'
import { createLink } from './links/create-link.ts'
import { listLinkRegistrations } from './links/list-link-registrations.ts'
import { listLinks } from './links/list-links.ts'
import { removeLink } from './links/remove-link.ts'
import { exportReport } from './reports/export-report.ts'
import { listBetting } from './reports/list-betting.ts'
import { listCredit } from './reports/list-credit.ts'
import { listIncome } from './reports/list-income.ts'
import { listProfit } from './reports/list-profit.ts'
import { listOwnMoney, listTeamMoney } from './reports/list-team-money.ts'
import { changeSubAccount } from './sub-accounts/change-sub-account.ts'
import { createSubAccount } from './sub-accounts/create-sub-account.ts'
import { listSubAccounts } from './sub-accounts/list-sub-accounts.ts'
import { resetSubAccount } from './sub-accounts/reset-sub-account.ts'
import { listActivity } from './activity/list-activity.ts'
import { listSentMessages } from './messages/list-sent-messages.ts'
import { sendMessage } from './messages/send-message.ts'
import { getOpeningTerms } from './opening/get-opening-terms.ts'
import { openDownline } from './opening/open-downline.ts'
import { openDownlines } from './opening/open-downlines.ts'
import { getRecipient } from './transfers/get-recipient.ts'
import { listRecipients } from './transfers/list-recipients.ts'
import { getTransferBounds } from './transfers/get-transfer-bounds.ts'
import { getTransferEnabled } from './transfers/get-transfer-enabled.ts'
import { listTransfers } from './transfers/list-transfers.ts'
import { sendTransfer } from './transfers/send-transfer.ts'
import { getPlace } from './tree/get-place.ts'
import { listBranch } from './tree/list-branch.ts'

/** The calls of the area `team`. */
export const teamCalls: readonly MountedCall[] = [
  mount(calls.team.downlines, listDownlines),
  mount(calls.team.downline, getDownline),
  mount(calls.team.branch, listBranch),
  mount(calls.team.place, getPlace),
  mount(calls.team.betting, listBetting),
  mount(calls.team.profit, listProfit),
  mount(calls.team.credit, listCredit),
  mount(calls.team.transactions, listTeamMoney),
  mount(calls.team.ownTransactions, listOwnMoney),
  mount(calls.team.income, listIncome),
  mount(calls.team.exportFile, exportReport),
  mount(calls.team.openingTerms, getOpeningTerms),
  mount(calls.team.openDownline, openDownline),
  mount(calls.team.openDownlines, openDownlines),
  mount(calls.team.links, listLinks),
  mount(calls.team.createLink, createLink),
  mount(calls.team.changeLink, changeLink),
  mount(calls.team.removeLink, removeLink),
  mount(calls.team.linkRegistrations, listLinkRegistrations),
  mount(calls.team.relayedCreateLink, createLink),
  mount(calls.team.relayedLinks, listLinks),
  mount(calls.team.relayedRemoveLink, removeLink),
  mount(calls.team.relayedLinkRegistrations, listLinkRegistrations),
  mount(calls.team.transferBounds, getTransferBounds),
  mount(calls.team.transferEnabled, getTransferEnabled),
  mount(calls.team.recipient, getRecipient),
  mount(calls.team.recipients, listRecipients),
  mount(calls.team.transfer, sendTransfer),
  mount(calls.team.transfers, listTransfers),
  mount(calls.team.subAccounts, listSubAccounts),
  mount(calls.team.createSubAccount, createSubAccount),
  mount(calls.team.changeSubAccount, changeSubAccount),
  mount(calls.team.resetSubAccount, resetSubAccount),
  mount(calls.team.activity, listActivity),
  mount(calls.team.sentMessages, listSentMessages),
  mount(calls.team.sendMessage, sendMessage),
]
