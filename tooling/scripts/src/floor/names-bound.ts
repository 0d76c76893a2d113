import { Visitor, type ArrowFunctionExpression, type Function, type Node, type Program } from 'oxc-parser'

/** Every name that a script binds anywhere: it is no global there. */
export function namesBoundIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>()

  function bind(pattern: Node | null | undefined): void {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(pattern.name)
    if (pattern.type === 'AssignmentPattern') bind(pattern.left)
    if (pattern.type === 'RestElement') bind(pattern.argument)
    if (pattern.type === 'ArrayPattern') pattern.elements.forEach(bind)
    if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties)
        bind(property.type === 'Property' ? property.value : property)
    }
  }

  const bindFunction = (node: Function | ArrowFunctionExpression): void => {
    bind(node.id)
    node.params.forEach(bind)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: bindFunction,
    ClassDeclaration: ({ id }) => bind(id),
    ClassExpression: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportSpecifier: ({ local }) => bind(local),
    ImportDefaultSpecifier: ({ local }) => bind(local),
    ImportNamespaceSpecifier: ({ local }) => bind(local),
  }).visit(program)
  return names
}
