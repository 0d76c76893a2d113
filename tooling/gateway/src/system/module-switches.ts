import { moduleCalls, moduleOfFamily, type WhitelabelNode } from '@saola/protocol'
import { Fault } from '../http/fault.ts'

/** Whether a module of the merchant's tree is on (system 4); a module that the tree does not name is off. */
export function isOn(tree: WhitelabelNode, modId: string): boolean {
  return allNodes(tree).some((node) => node.modId === modId && node.enabled === '1')
}

/** Whether a module is one that the merchant's tree names and has off (system 48). */
export function isOff(tree: WhitelabelNode, modId: string): boolean {
  return allNodes(tree).some((node) => node.modId === modId) && !isOn(tree, modId)
}

/** The part that each call belongs to, by the ids of the calls. */
const partOf = new Map(Object.entries(moduleCalls).flatMap(([modId, ids]) => ids.map((id) => [id, modId])))

/** Whether a call is of a part of the product that the merchant's tree, if it has one, names and has off (system 48). */
export function isClosedPart(tree: WhitelabelNode | undefined, callId: string): boolean {
  const modId = partOf.get(callId)
  return tree !== undefined && modId !== undefined && isOff(tree, modId)
}

/** Whether the merchant has switched a family of games off (games 115); one that its tree does not name is open. */
export function isClosedFamily(tree: WhitelabelNode | undefined, family: string): boolean {
  return tree !== undefined && isOff(tree, moduleOfFamily(family))
}

/** Refuses a family of games that the merchant has switched off (games 115). */
export function requireOpenFamily(tree: WhitelabelNode, family: string): void {
  if (!isClosedFamily(tree, family)) return
  throw new Fault('game.under.maintenance', { messageKey: 'games.family_closed' })
}

/** Refuses a call whose module is switched off. */
export function requireModule(tree: WhitelabelNode, modId: string): void {
  if (!isOn(tree, modId)) throw new Fault('function.not.available')
}

/** The tree with some modules switched; names that the tree does not hold become leaves of the root. */
export function switchModules(
  tree: WhitelabelNode,
  switches: Readonly<Record<string, boolean>>,
): WhitelabelNode {
  const known = new Set(allNodes(tree).map((node) => node.modId))
  const added = Object.keys(switches)
    .filter((modId) => !known.has(modId))
    .map((modId) => ({ modId, enabled: '0' }))
  return applied({ ...tree, childrenNodes: [...(tree.childrenNodes ?? []), ...added] }, switches)
}

function applied(node: WhitelabelNode, switches: Readonly<Record<string, boolean>>): WhitelabelNode {
  const wanted = switches[node.modId]
  return {
    ...node,
    ...(wanted === undefined ? {} : { enabled: wanted ? '1' : '0' }),
    ...(node.childrenNodes
      ? { childrenNodes: node.childrenNodes.map((child) => applied(child, switches)) }
      : {}),
  }
}

function allNodes(node: WhitelabelNode): WhitelabelNode[] {
  return [node, ...(node.childrenNodes ?? []).flatMap(allNodes)]
}
