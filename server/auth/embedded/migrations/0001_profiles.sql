-- Profiles are read and written by browsers, as on a hosted project: the database itself decides who may
-- do what, by two roles without login that each request takes on.
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- Roles belong to the whole cluster: they may exist, or be made by another database's migration right now.
DO $$
DECLARE
	wanted text;
BEGIN
	FOREACH wanted IN ARRAY ARRAY['anon', 'authenticated'] LOOP
		IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
			BEGIN
				EXECUTE format('CREATE ROLE %I NOLOGIN NOINHERIT', wanted);
			EXCEPTION WHEN duplicate_object OR unique_violation THEN
				NULL;
			END;
		END IF;
		-- SET ROLE needs membership, unless the connecting user is a superuser.
		IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
			AND NOT EXISTS (
				SELECT FROM pg_auth_members m
				WHERE m.member = current_user::regrole AND m.roleid = wanted::regrole
					-- From Postgres 16 on, a membership can exclude SET ROLE; before, the column is not there.
					AND coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)
			)
		THEN
			BEGIN
				EXECUTE format('GRANT %I TO %I', wanted, current_user);
			EXCEPTION WHEN unique_violation THEN
				NULL;
			END;
		END IF;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE TABLE public.profiles (
	id uuid PRIMARY KEY REFERENCES sightline_auth.users (id) ON DELETE CASCADE,
	username citext NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT profiles_username_key UNIQUE (username),
	CONSTRAINT profiles_username_check CHECK (username::text ~ '^[A-Za-z0-9_-]{3,30}$')
);
--> statement-breakpoint
ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
REVOKE ALL ON public.profiles FROM PUBLIC, anon, authenticated;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO anon, authenticated;
--> statement-breakpoint
GRANT SELECT (username) ON public.profiles TO anon;
--> statement-breakpoint
GRANT SELECT (id, username, created_at), INSERT (id, username, created_at), UPDATE (username) ON public.profiles TO authenticated;
--> statement-breakpoint
-- Whether a name is taken is no secret: sign-up tells it to everybody.
CREATE POLICY profiles_read ON public.profiles FOR SELECT TO anon, authenticated USING (true);
--> statement-breakpoint
CREATE POLICY profiles_insert_own ON public.profiles FOR INSERT TO authenticated
	WITH CHECK (id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid);
--> statement-breakpoint
CREATE POLICY profiles_update_own ON public.profiles FOR UPDATE TO authenticated
	USING (id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid)
	WITH CHECK (id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid);
