/** Stands in for what administrators of an auth service use and its client always brings along; needs secret keys. */
class AuthAdminApi {}

export { AuthAdminApi as default };
