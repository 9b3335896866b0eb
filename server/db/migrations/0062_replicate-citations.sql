-- Without a primary key, a published table's rows can be changed or deleted only if they are found by all of their columns. Shards of a
-- cluster move by such a publication while the product runs.
ALTER TABLE "sightline"."citation" REPLICA IDENTITY FULL;
