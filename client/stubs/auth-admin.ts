/** Stands in for what administrators of an auth service use and its client always brings along; needs secret keys. */
// biome-ignore lint/style/noDefaultExport: the auth client imports it so
export default class AuthAdminApi {}
