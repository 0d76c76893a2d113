import { expect, it } from 'vitest'
import { teamRequest } from '#shared/team/team-request.ts'
import { receiversRequest } from '../src/features/contracts/contracts-query.ts'

it('a list of everybody names no type, whose words differ between gateways', () => {
  expect(teamRequest({})).not.toHaveProperty('userType')
  expect(teamRequest({ type: 'agent' })).toMatchObject({ userType: 'agent' })
})

it('nor does the list of those who may be offered a contract', () => {
  expect(receiversRequest).not.toHaveProperty('userType')
})
