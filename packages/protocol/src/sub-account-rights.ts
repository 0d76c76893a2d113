/**
 * What an agent may leave to a sub-account (team 28). To act is to see as well; `team`, `reports` and the rest are the places
 * of the portal.
 */
export const subAccountRights = [
  'team.read',
  'reports.read',
  'transfer.read',
  'transfer.act',
  'contracts.read',
  'contracts.act',
  'opening.read',
  'opening.act',
  'messages.read',
  'messages.act',
] as const

export type SubAccountRight = (typeof subAccountRights)[number]

/**
 * Figures of a reply that need a right of their own; a sub-account without it gets the reply without them (team 36). Who owns
 * the line sees them all.
 */
export const rightOfFigure: Readonly<Record<string, Readonly<Record<string, SubAccountRight>>>> = {
  'contracts.owed': { balance: 'transfer.read', shortfall: 'transfer.read' },
  'contracts.payBills': { balance: 'transfer.read' },
}

/**
 * What a sub-account needs for a call, which is then answered as to its owner. `own` is answered to everybody about
 * themselves: the name, the password, the devices. A call that stands here nowhere is the owner's alone.
 */
export const rightOfCall: Readonly<Record<string, SubAccountRight | 'own'>> = {
  'session.logout': 'own',
  'session.touch': 'own',
  'member.info': 'own',
  'member.avatar': 'own',
  'member.icon': 'own',
  'member.saveProfile': 'own',
  'member.saveAvatar': 'own',
  'member.security': 'own',
  'member.changePassword': 'own',
  'member.passwordCode': 'own',
  'member.setPassword': 'own',
  'member.setPaymentPassword': 'own',
  'member.contactCode': 'own',
  'member.setContact': 'own',
  'member.startAuthenticator': 'own',
  'member.confirmAuthenticator': 'own',
  'member.removeAuthenticator': 'own',
  'member.newRecoveryCodes': 'own',
  'member.startPasskey': 'own',
  'member.confirmPasskey': 'own',
  'member.removePasskey': 'own',
  'member.sessions': 'own',
  'member.endedSessions': 'own',
  'member.endSession': 'own',
  'member.endOtherSessions': 'own',
  'member.lineContact': 'own',
  'member.setLineContact': 'own',
  'member.acceptTerms': 'own',
  'member.exportData': 'own',
  'support.openTicket': 'own',
  'support.tickets': 'own',
  'support.ticket': 'own',
  'support.replyTicket': 'own',
  'support.closeTicket': 'own',
  'support.unreadCount': 'own',
  'support.siblingUnreadCount': 'own',
  'team.activity': 'own',
  'team.announcements': 'own',

  'team.downlines': 'team.read',
  'team.branch': 'team.read',
  'team.place': 'team.read',
  'team.downline': 'team.read',
  'team.bets': 'team.read',

  'team.overview': 'reports.read',
  'team.betting': 'reports.read',
  'team.profit': 'reports.read',
  'team.credit': 'reports.read',
  'team.transactions': 'reports.read',
  'team.ownTransactions': 'reports.read',
  'team.income': 'reports.read',
  'team.exportFile': 'reports.read',

  'wallet.balance': 'transfer.read',
  'wallet.olderBalance': 'transfer.read',
  'team.transferBounds': 'transfer.read',
  'team.transferEnabled': 'transfer.read',
  'team.recipient': 'transfer.read',
  'team.recipients': 'transfer.read',
  'team.transfers': 'transfer.read',
  'team.transfer': 'transfer.act',

  'contracts.consolidated': 'contracts.read',
  'contracts.list': 'contracts.read',
  'contracts.own': 'contracts.read',
  'contracts.detail': 'contracts.read',
  'contracts.endings': 'contracts.read',
  'contracts.owed': 'contracts.read',
  'contracts.bills': 'contracts.read',
  'contracts.billOf': 'contracts.read',
  'contracts.whatIf': 'contracts.read',
  'contracts.offer': 'contracts.act',
  'contracts.edit': 'contracts.act',
  'contracts.takeStep': 'contracts.act',
  'contracts.payBill': 'contracts.act',
  'contracts.payBills': 'contracts.act',
  'contracts.rejectBill': 'contracts.act',

  'team.sentMessages': 'messages.read',
  'support.inbox': 'messages.read',
  'support.readMessage': 'messages.read',
  'team.sendMessage': 'messages.act',

  'team.openingTerms': 'opening.read',
  'team.links': 'opening.read',
  'team.linkRegistrations': 'opening.read',
  'team.relayedLinks': 'opening.read',
  'team.relayedLinkRegistrations': 'opening.read',
  'team.openDownline': 'opening.act',
  'team.openDownlines': 'opening.act',
  'team.createLink': 'opening.act',
  'team.changeLink': 'opening.act',
  'team.removeLink': 'opening.act',
  'team.relayedCreateLink': 'opening.act',
  'team.relayedRemoveLink': 'opening.act',
}
