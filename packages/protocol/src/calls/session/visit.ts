import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { signedIn } from '../../entities/member.ts'
import { noInput, nothing } from '../../fields.ts'

export const freePlay = defineCall({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  moduleId: 'FREEPLAY3',
  announced: ['os', 'platform'],
  about: 'Sign in to a trial account',
  input: z.object({ os: z.string(), platform: z.literal('W') }),
  reply: signedIn,
})

export const logout = defineCall({
  id: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  about: 'End the session',
  input: noInput,
  reply: nothing,
})

export const touch = defineCall({
  id: 'session.touch',
  method: 'GET',
  path: '/wps/session/touch',
  token: 'required',
  // Whatever is asked with a token keeps its session.
  sentInstead: 'member.info',
  about: 'Keep the session alive',
  input: noInput,
  reply: nothing,
})
