/** Imports go one way; docs/architecture.md says why. */
const features = '^client/src/features/([^/]+)/';
const modules = '^server/modules/([^/]+)/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'db-schema-knows-no-module',
      comment: 'Tables are declared without the code that reads and writes them.',
      severity: 'error',
      from: { path: '^server/db/schema/' },
      to: { path: '^(client|server)/', pathNot: '^server/db/schema/' },
    },
    {
      name: 'client-knows-no-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'feature-knows-no-other-feature',
      severity: 'error',
      from: { path: features },
      to: { path: features, pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'shared-client-parts-know-no-feature',
      severity: 'error',
      from: { path: '^client/src/(components|apollo|auth|theme)/' },
      to: { path: features },
    },
    {
      name: 'only-stores-and-db-know-sql',
      comment: 'Tables are read and written by the store of their module alone.',
      severity: 'error',
      from: {
        path: '^server/modules/',
        pathNot: ['store\\.ts$', 'recompute\\.ts$', 'model\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^server/db/schema/' },
    },
    {
      name: 'store-of-another-module',
      comment: 'A module asks another one through its service.',
      severity: 'error',
      from: { path: modules },
      to: {
        path: '^server/modules/[^/]+/[^/]*store\\.ts$',
        pathNot: '^server/modules/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolvers-and-routes-know-no-store',
      severity: 'error',
      from: { path: '/(resolvers|rest)\\.ts$' },
      to: { path: 'store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-graphql-and-no-http',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: ['/(resolvers|rest)\\.ts$', '\\.test\\.ts$'] },
      to: { path: '(^server/(graphql|http)/|node_modules/(fastify|@apollo|graphql)/)' },
    },
    {
      name: 'analysis-is-pure',
      severity: 'error',
      from: { path: '^server/analysis/', pathNot: '\\.test\\.ts$' },
      to: { path: '(^server/(?!analysis/|lib/lazy\\.ts$)|node_modules/(fastify|pg|drizzle-orm|@apollo)/)' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(server|client)/', pathNot: '(/testing/|\\.test\\.tsx?$)' },
      to: { path: '(/testing/|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.ts$|client/dist' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
