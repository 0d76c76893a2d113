import type { Plant, Rewrite } from '../bugs/plant.ts'
import { replaces, withFreshKeys } from '../bugs/rewrites.ts'

/** A wish that is sent again is not known any more, and the book is asked under a key of its own. */
export function sendsTwice(): Plant {
  return {
    rewrite: {
      'finds nothing': replaces(
        /^(\s*select \* from "agent_transfer" where account_id = .*\S)(\s*)$/s,
        '$1 and false$2',
      ),
      'pays anew': withFreshKeys('agent-transfer'),
    },
    schema: {
      planted: 'alter table agent_transfer drop constraint agent_transfer_account_id_idempotency_key_key',
      repaired: 'alter table agent_transfer add unique (account_id, idempotency_key)',
    },
  }
}

/** Anybody of the merchant can be sent to, along the line or beside it. */
export const sendsBesideTheLine: Rewrite = replaces(
  /^(\s*select account\.id, account\.name, .* and )\(below\.depth is not null or account\.id = own\.upline_id\)(\s*)$/s,
  '$1 true$2',
)
