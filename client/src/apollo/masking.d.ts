import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Generated types are masked: a part sees its own fragment only.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
