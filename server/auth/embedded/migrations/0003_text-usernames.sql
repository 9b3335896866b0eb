-- Usernames are unique ignoring case by an index instead of by citext: the extension lies in the schema that was first in
-- the search path of its creator, which for a role named sightline is not public, and requests did not find it there.
ALTER TABLE public.profiles DROP CONSTRAINT profiles_username_key;
--> statement-breakpoint
ALTER TABLE public.profiles ALTER COLUMN username TYPE text USING username::text;
--> statement-breakpoint
CREATE UNIQUE INDEX profiles_username_key ON public.profiles (lower(username));
--> statement-breakpoint
DO $$
BEGIN
	DROP EXTENSION IF EXISTS citext;
EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN
	-- Somebody else's.
	NULL;
END
$$;
