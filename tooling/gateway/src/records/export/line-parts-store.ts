import type { ExportPart } from './export-page-store.ts'

/** Contracts, and what others wrote and were written. */
export const lineParts = {
  contracts: {
    columns: `contract.id, contract.kind, contract.status, case when contract.upline_id = owner.id then 'pays' else 'is paid' end as side,
      contract.created_at as "createdAt", signed_at as "signedAt", ended_at as "endedAt",
      (select json_agg(json_build_object('version', version, 'terms', terms) order by version)
        from contract_terms where contract_terms.contract_id = contract.id) as terms`,
    from: `contract join account owner on owner.id in (contract.upline_id, contract.downline_id)
    where owner.id = $account`,
    by: ['contract.id'],
  },
  bills: {
    columns: `bill.id, contract_id as "contractId", bill.kind, case when bill.upline_id = owner.id then 'pays' else 'is paid' end as side,
      period_key as period, figures, amount, paid, state, settled_at as "settledAt", bill.expires_at as "expiresAt",
      rejected_at as "rejectedAt", rejected_reason as "rejectedReason", rejected_note as "rejectedNote"`,
    from: `bill join account owner on owner.id in (bill.upline_id, bill.downline_id)
    where owner.id = $account`,
    by: ['bill.id'],
  },
  invitationLinks: {
    columns: `code, name, type, rebate_rate as "rebateRate", quota, used, created_at as "createdAt",
      expires_at as "expiresAt", paused_at as "pausedAt", removed_at as "removedAt"`,
    from: `invitation_link where agent_id = $account`,
    by: ['id'],
  },
  agentTransfers: {
    columns: `'CT' || agent_transfer.id as "orderNo",
      case when agent_transfer.account_id = owner.id then 'sent' else 'received' end as way,
      amount, remark, created_at as "createdAt"`,
    from: `agent_transfer join account owner on owner.id in (agent_transfer.account_id, receiver_id)
    where owner.id = $account`,
    by: ['agent_transfer.id'],
  },
  messagesSent: {
    columns: `audience, title, content, sent_at as "at"`,
    from: `line_message where sender_id = $account`,
    by: ['id'],
  },
  messagesReceived: {
    columns: `title, content, sent_at as "at", read_at as "readAt"`,
    from: `line_message_receipt join line_message on line_message.id = message_id where line_message_receipt.receiver_id = $account`,
    by: ['message_id'],
  },
  notices: {
    columns: `kind, about, amount, reason, words, sent_at as "at", read_at as "readAt"`,
    from: `account_notice where account_id = $account`,
    by: ['sent_at', 'id'],
  },
  deviceNotices: {
    columns: `endpoint, language, created_at as "createdAt"`,
    from: `push_device where account_id = $account`,
    by: ['id'],
  },
  messages: {
    columns: `channel, recipient, title, content, created_at as "at"`,
    from: `outbox_message where account_id = $account and not is_sealed`,
    by: ['id'],
  },
  chatMessages: {
    columns: `text, created_at as "at", hidden_at as "hiddenAt"`,
    from: `chat_message where account_id = $account`,
    by: ['id'],
  },
  chatReports: {
    columns: `message_id as "messageId", reported_at as "at"`,
    from: `chat_report where account_id = $account`,
    by: ['message_id'],
  },
  chatMutes: {
    columns: `until`,
    from: `chat_mute where account_id = $account`,
    by: [],
  },
  tickets: {
    columns: `id, topic, reference, state, created_at as "createdAt", updated_at as "updatedAt"`,
    from: `ticket where account_id = $account`,
    by: ['id'],
  },
  ticketMessages: {
    columns: `ticket_id as "ticketId", by, content, ticket_message.created_at as "at"`,
    from: `ticket_message join ticket on ticket.id = ticket_message.ticket_id
    where ticket.account_id = $account`,
    by: ['ticket_message.id'],
  },
  feedback: {
    columns: `type, content, contact, created_at as "at", answer, answered_at as "answeredAt"`,
    from: `feedback where account_id = $account`,
    by: ['id'],
  },
} as const satisfies Readonly<Record<string, ExportPart>>
