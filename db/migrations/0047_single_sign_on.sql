CREATE TABLE "portal_identity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_identity_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "portal_identity" ADD CONSTRAINT "portal_identity_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portal_identity_user" ON "portal_identity" USING btree ("user_id");