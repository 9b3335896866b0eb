-- What all pages of an account are counted and sorted by is read from the index alone, which takes half as long.
DROP INDEX "sightline"."source_number";--> statement-breakpoint
CREATE UNIQUE INDEX "source_number" ON "sightline"."source" USING btree ("user_id","number")
	INCLUDE ("mentions","visible","missed","last_missed","site");
