import { defaultFieldResolver, GraphQLID, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { RequestContext } from '../../http/request-context.ts';
import { ALLOWED_FIELDS } from './allowed-fields.ts';

/** Gives a share link's visitors other ids than the account's. */
export function hideSharedIds(schema: GraphQLSchema): GraphQLSchema {
  for (const [typeName, allowed] of Object.entries(ALLOWED_FIELDS)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`Share links allow fields of ${typeName}, which is no type.`);
    for (const [name, field] of Object.entries(type.getFields())) {
      if (!allowed.includes(name) || getNamedType(field.type) !== GraphQLID) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context: RequestContext, info) => {
        const { shared } = context;
        const id = resolve(source, args, context, info);
        return shared ? Promise.resolve(id).then((known) => known && shared.hideId(String(known))) : id;
      };
    }
  }
  return schema;
}
