import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { invitationLink, linkPage, madeLink, registrations } from '../../entities/team/invitation-link.ts'
import { linkId, linkTerms, openedType } from '../../entities/team/opening.ts'
import { asOf, nothing, pageFromOne, pageSize, shortText } from '../../fields.ts'
import { told } from '../../reply-fields.ts'

export const links = defineCall({
  id: 'team.links',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  token: 'required',
  access: 'agent',
  about: "The caller's invitation links with what came of each, newest first",
  input: z.object({ page: pageFromOne, pageSize, asOf }),
  reply: linkPage,
})

export const createLink = defineCall({
  id: 'team.createLink',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  token: 'required',
  access: 'agent',
  about: 'Make an invitation link',
  input: z.object({ ...linkTerms.shape, type: openedType, rebate: shortText(20) }),
  reply: told(madeLink),
})

export const changeLink = defineCall({
  id: 'team.changeLink',
  method: 'PUT',
  path: '/wps/agent/affiliateUrl',
  token: 'required',
  access: 'agent',
  about: 'Rename, pause or resume a link, or change how many it lets in and until when',
  input: z.object({ affiUrlId: linkId, ...linkTerms.shape, isPaused: z.boolean() }),
  reply: told(invitationLink),
})

export const removeLink = defineCall({
  id: 'team.removeLink',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  token: 'required',
  access: 'agent',
  about: 'Delete a link; who came by it stays',
  input: z.object({ affiUrlId: linkId }),
  reply: nothing,
})

export const linkRegistrations = defineCall({
  id: 'team.linkRegistrations',
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  token: 'required',
  access: 'agent',
  about: 'Who registered by a link, newest first, and how far each has come',
  input: z.object({ affiUrlId: linkId, page: pageFromOne, pageSize, asOf }),
  reply: registrations,
})

/** The same calls by the newer names of the relay. */
const agent = { token: 'required', access: 'agent' } as const

export const relayedCreateLink = defineCall({
  ...agent,
  id: 'team.relayedCreateLink',
  method: 'POST',
  path: '/wps/relay/MCSFE_createAffiliateUrl',
  about: 'Make an invitation link, by the name of the relay',
  sentInstead: 'team.createLink',
  input: createLink.input,
  reply: createLink.reply,
})

export const relayedLinks = defineCall({
  ...agent,
  id: 'team.relayedLinks',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewAffiliateUrls',
  about: "The caller's invitation links, by the name of the relay",
  sentInstead: 'team.links',
  input: links.input,
  reply: links.reply,
})

export const relayedRemoveLink = defineCall({
  ...agent,
  id: 'team.relayedRemoveLink',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_deleteAffiliateUrl',
  about: 'Delete a link, by the name of the relay',
  sentInstead: 'team.removeLink',
  input: removeLink.input,
  reply: removeLink.reply,
})

export const relayedLinkRegistrations = defineCall({
  ...agent,
  id: 'team.relayedLinkRegistrations',
  method: 'GET',
  path: '/wps/relay/MCSFE_viewRegisteredAffiliates',
  about: 'Who registered by a link, by the name of the relay',
  sentInstead: 'team.linkRegistrations',
  input: linkRegistrations.input,
  reply: linkRegistrations.reply,
})
